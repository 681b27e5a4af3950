import { describe, expect, it } from "vitest";
import type { ScreenArgs } from "../../testing/screen.tsx";
import { matchRoute } from "../shared/routing/match.ts";
import { routes } from "./routes.ts";

const states = ["loading", "empty", "full", "longest", "error", "offline", "closed"] as const;
type State = (typeof states)[number];

const readsNothing = "it reads nothing";
const alwaysOpen = "nothing closes it";
const words = "it has only words of ours, which the gate measures in every language";

/** States that a screen cannot be in, and why. */
const never: Readonly<Record<string, Partial<Record<State, string>>>> = {
  "areas/likes/likes-screen.tsx": { closed: alwaysOpen },
  "areas/legal/text-page-screen.tsx": { empty: "there is no page without text", closed: alwaysOpen },
  "areas/activation/activation-done-screen.tsx": {
    loading: readsNothing,
    empty: readsNothing,
    error: readsNothing,
    longest: words,
    closed: alwaysOpen,
  },
  "areas/activation/activation-error-screen.tsx": {
    loading: readsNothing,
    empty: readsNothing,
    error: readsNothing,
    longest: words,
    closed: alwaysOpen,
  },
};

/** Areas whose screens are shown in a second step; each leaves the list as soon as its screens have all their states. */
const waiting = ["account", "chats", "credits", "log-in", "sign-up"].map((area) => `areas/${area}/`);
const waits = (module: string): boolean => waiting.some((area) => module.startsWith(area));

interface Shown {
  readonly tags?: readonly string[];
  readonly args?: Partial<ScreenArgs>;
}

const files = import.meta.glob<Record<string, Shown> & { readonly default: Shown }>("../**/*.stories.tsx", {
  eager: true,
});

/** What the stories show: each with the screen of its address and the states that it says it shows. */
const shown = Object.values(files).flatMap(({ default: meta, ...stories }) =>
  Object.values(stories).map(({ tags = [], args }) => {
    const { path = "" } = { ...meta.args, ...args };
    const match = matchRoute(routes, new URL(path, "http://localhost").pathname);
    return { module: match?.route.screen.module, tags };
  }),
);

const modules = [...new Set(routes.map(({ screen }) => screen.module))];

const missing = (module: string): State[] =>
  states.filter(
    (state) =>
      never[module]?.[state] === undefined &&
      !shown.some((story) => story.module === module && story.tags.includes(`state:${state}`)),
  );

describe("BEYOND-39 every state of a screen is a story", () => {
  it.each(modules.filter((module) => !waits(module)))("%s", (module) => {
    expect(missing(module)).toEqual([]);
  });

  it("no screen is shown in a state that it cannot be in", () => {
    const impossible = Object.entries(never).flatMap(([module, reasons]) =>
      Object.keys(reasons).filter((state) =>
        shown.some((story) => story.module === module && story.tags.includes(`state:${state}`)),
      ),
    );
    expect(impossible).toEqual([]);
  });

  it("a screen that has all its states does not wait any more", () => {
    expect(modules.filter((module) => waits(module) && missing(module).length === 0)).toEqual([]);
  });

  it("only states have the tag of one", () => {
    const said = shown.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith("state:")));
    expect(said.filter((tag) => !states.some((state) => tag === `state:${state}`))).toEqual([]);
  });
});
