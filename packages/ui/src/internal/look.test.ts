import { cva } from "class-variance-authority";
import { expect, test } from "vitest";
import { look } from "./look.ts";

const config = {
  variants: { variant: { solid: "solid", soft: "soft" }, tone: { accent: "accent", neutral: "neutral" } },
  defaultVariants: { variant: "solid", tone: "neutral" },
} as const;

test("says what cva says, the first time and again", () => {
  const [ours, theirs] = [look("base", config), cva("base", config)];
  const choices = [
    undefined,
    {},
    { variant: "soft" },
    { tone: "accent" },
    { variant: "soft", tone: "accent" },
    { variant: null, tone: undefined },
    { tone: "accent", className: "mine" },
  ] as const;
  for (const choice of [...choices, ...choices]) expect(ours(choice)).toBe(theirs(choice));
});

test("takes a look without variants", () => {
  expect(look("base")({ className: "mine" })).toBe("base mine");
});
