import { describe, expect, it } from "vitest";
import type { ScreenArgs } from "../../testing/screen.tsx";
import { matchRoute } from "../shared/routing/match.ts";
import { routes } from "./routes.ts";

const states = ["loading", "empty", "full", "longest", "error", "offline", "closed"] as const;
type State = (typeof states)[number];

const readsNothing = "it reads nothing";
const alwaysOpen = "nothing closes it";
const words = "it has only words of ours, which the gate measures in every language";
const sells = "a site without something to sell is set up wrong";
const still = { loading: readsNothing, empty: readsNothing, error: readsNothing };
const onlyWords = { ...still, longest: words, closed: alwaysOpen };

/** States that a screen cannot be in, and why. */
const never: Readonly<Record<string, Partial<Record<State, string>>>> = {
  "areas/likes/likes-screen.tsx": { closed: alwaysOpen },
  "areas/match-finder/match-finder-screen.tsx": { closed: alwaysOpen },
  "areas/legal/text-page-screen.tsx": { empty: "there is no page without text", closed: alwaysOpen },
  "areas/activation/activation-done-screen.tsx": onlyWords,
  "areas/activation/activation-error-screen.tsx": onlyWords,
  "areas/access/reset-password-screen.tsx": { loading: readsNothing },
  "areas/access/new-password-screen.tsx": { loading: readsNothing, longest: words },
  "areas/access/mail-change-screen.tsx": { ...still, longest: words },
  "areas/access/undo-change-screen.tsx": { ...still, longest: words },
  "areas/account/profile-screen.tsx": { closed: alwaysOpen },
  "areas/account/settings-screen.tsx": { closed: alwaysOpen },
  "areas/account/security-screen.tsx": { closed: alwaysOpen },
  "areas/account/delete-screen.tsx": { loading: readsNothing, empty: readsNothing, closed: alwaysOpen },
  "areas/account/language-screen.tsx": onlyWords,
  "areas/account-deleted/account-deleted-screen.tsx": onlyWords,
  "areas/safety/safety-screen.tsx": { empty: "there is a member, or no such page" },
  "areas/log-in/log-in-screen.tsx": { loading: readsNothing },
  "areas/sign-up/sign-up-screen.tsx": { closed: alwaysOpen },
  "areas/sign-up/complete-sign-up-screen.tsx": { ...still, closed: alwaysOpen },
  "areas/chats/chats-screen.tsx": { closed: alwaysOpen },
  "areas/credits/credits-screen.tsx": { closed: alwaysOpen },
  "areas/credits/checkout-screen.tsx": { empty: sells, longest: words },
  "areas/credits/premium-screen.tsx": { empty: sells, longest: words, closed: alwaysOpen },
  "areas/credits/pricing-screen.tsx": { empty: sells, longest: words, closed: alwaysOpen },
  "areas/credits/transaction-screen.tsx": { empty: "there is a payment, or no such page", longest: words },
};

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
  it.each(modules)("%s", (module) => {
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

  it("only states have the tag of one", () => {
    const said = shown.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith("state:")));
    expect(said.filter((tag) => !states.some((state) => tag === `state:${state}`))).toEqual([]);
  });
});
