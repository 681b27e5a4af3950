import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { modulesFrom, needsClient, withBuiltNames } from "./modules.ts";

describe("C-152 the client mark", () => {
  it.each([
    ["a hook", "const [open, setOpen] = useState(false);"],
    ["a hook of ours", "const outlet = useOutlet();"],
    ["a context", "const Context = createContext(null);"],
    ["a client library", 'import { Tabs } from "radix-ui";'],
  ])("is needed for %s", (_, script) => {
    expect(needsClient(script)).toBe(true);
  });

  it.each([
    ["plain markup", 'export const Card = (props) => _jsx("div", props);'],
    ["a validator", "export const isIban = (value) => value.length > 4;"],
    ["words that only look like a hook", "export const because = user(1);"],
    ["a file that has it", '"use client";\nuseState();'],
  ])("is not added for %s", (_, script) => {
    expect(needsClient(script)).toBe(false);
  });
});

it("names built files in scripts and declarations", () => {
  expect(
    withBuiltNames('import type { Tone } from "../tones.ts";\ntype B = import("./b.tsx").B;\nexport * from "./c.css";'),
  ).toBe('import type { Tone } from "../tones.js";\ntype B = import("./b.js").B;\nexport * from "./c.css";');
});

it("goes from module to module, and knows each once", () => {
  const here = (name: string) => join(import.meta.dirname, name);
  expect([...modulesFrom([here("installed.ts")])]).toEqual([here("installed.ts")]);
  expect(modulesFrom([here("tsup.config.ts")])).toEqual(new Set([here("tsup.config.ts"), here("modules.ts")]));
});
