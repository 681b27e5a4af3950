/** A part of the workspace, and the others that it may use. */
export interface Room {
  readonly name: string;
  /** Its folder; `*` is any one folder. */
  readonly at: string;
  /** A package is entered by its name, through its `exports`; what is none, by its path. */
  readonly entry: "name" | "path";
  readonly uses: readonly string[];
}

/** Who may use whom. docs/architecture.md shows it; a test compares the two. */
export const rooms: readonly Room[] = [
  { name: "apps", at: "apps/*", entry: "name", uses: ["site", "tokens", "locales"] },
  { name: "site", at: "packages/site", entry: "name", uses: ["ui", "domain", "locales"] },
  { name: "server", at: "packages/server", entry: "name", uses: ["domain", "locales"] },
  { name: "ui", at: "packages/ui/src", entry: "name", uses: ["tokens"] },
  { name: "domain", at: "packages/domain", entry: "name", uses: [] },
  { name: "locales", at: "packages/locales", entry: "name", uses: [] },
  { name: "tokens", at: "tokens", entry: "name", uses: [] },
  { name: "ui's tools", at: "packages/ui", entry: "path", uses: ["ui", "storybook", "scripts"] },
  { name: "site's tools", at: "packages/site/testing", entry: "path", uses: ["site", "domain", "storybook"] },
  { name: "storybook", at: ".storybook", entry: "path", uses: ["ui", "ui's tools", "site's tools", "locales"] },
  { name: "scripts", at: "scripts", entry: "path", uses: ["site", "server", "domain", "locales", "tokens"] },
  {
    name: "tests",
    at: "tests/*",
    entry: "path",
    uses: ["apps", "site", "server", "domain", "locales", "scripts"],
  },
];

/**
 * The zones inside the packages, from above to the ground: a zone uses itself and those in the lines below its own.
 * Zones that share a line do not use each other; each folder of `areas/*` is a zone of its own. Tests and stories stand above all.
 */
export const zones: Readonly<Record<string, readonly string[]>> = {
  "packages/site/src": ["build, render", "app", "layouts", "areas/*", "shared", "config.ts"],
  "packages/ui/src": [
    "landers, foundations",
    "members, chat, money, navigation",
    "overlays",
    "fields",
    "primitives",
    "internal",
  ],
  "packages/domain/src": [
    "fakes, react",
    "client, state",
    "rules",
    "contract",
    "schemas",
    "vocabulary, text",
    "time, constants.ts",
  ],
  "packages/server/src": [
    "testing, index.ts",
    "server.ts",
    "handlers.ts, demo",
    "accounts, chats, likes, safety, payments, live/handlers.ts",
    "members",
    "credits, settings, pages, places",
    "http",
    "sessions, events, media",
    "context.ts",
    "payments/provider.ts, media/photo-scorer.ts, media/storage.ts, mail, live",
    "jobs",
    "database, sites.ts, config.ts, log.ts",
    "expected.ts",
  ],
};

/**
 * Components of the site draw: what they show and what they do comes from a hook beside them, which talks to the client.
 * A view takes all of it as plain data and actions, so that a story can show any state of it.
 */
export const drawing = {
  at: ["packages/site/src/areas", "packages/site/src/layouts"],
  avoids: ["@kindling/domain/react", "@kindling/domain/client", "swr"],
  /** Modules of the site that a view does not use either: their hooks talk to the client. */
  viewsAvoid: ["shared/answers", "shared/session", "shared/user", "shared/people/use-likes.ts"].map(
    (path) => `packages/site/src/${path}`,
  ),
} as const;
