/** How each script of package.json is tried in a copy of the workspace: until it is ready, or to its end. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { Copy, Run } from "./copy.ts";
import { freePort } from "./free-port.ts";

type Trial = (copy: Copy) => Promise<void>;

/** A stack, or what Node, npm and our own programs call an error. */
const trouble = /^ +at .+:[0-9]|Error\b|^npm error|^error:/m;

const patience = { timeout: 15_000, interval: 100 };

function expectQuiet(run: Run): void {
  expect(run.output()).not.toMatch(trouble);
}

async function expectEnd(run: Run, says: RegExp, code = 0): Promise<void> {
  expect({ code: await run.ended(), output: run.output() }).toMatchObject({ code });
  expect(run.output()).toMatch(says);
  expectQuiet(run);
}

/** Runs to the end and expects a code and words. */
const ends =
  (words: readonly string[], says = /(?:)/, code = 0): Trial =>
  async (copy) => {
    await expectEnd(copy.run(words), says, code);
    expect(copy.left()).toEqual([]);
  };

/** Starts until it is ready, does `meanwhile`, ends it as Ctrl-C does; nothing stays behind. */
async function serves(
  copy: Copy,
  run: Run,
  { ready, meanwhile }: { ready: RegExp; meanwhile: () => Promise<void> },
): Promise<void> {
  await run.prints(ready);
  await meanwhile();
  await run.interrupt();
  expectQuiet(run);
  await vi.waitFor(() => expect(copy.left()).toEqual([]), patience);
}

/** Asks as a browser on this machine does; tells the body of a 200. */
async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  expect({ url, status: answer.status }).toEqual({ url, status: 200 });
  return answer.text();
}

const storybook: Trial = async (copy) => {
  const port = await freePort();
  await serves(copy, copy.run(["storybook", "--", "-p", String(port)]), {
    ready: /Storybook ready!/,
    async meanwhile() {
      expect(await read(`http://localhost:${port}/index.json`)).toContain('"primitives-button--default"');
      await read(`http://localhost:${port}/iframe.html`);
      await read(`http://localhost:${port}/.storybook/preview.tsx`);
    },
  });
};

/** F-034: no stack for a file, and a text that is changed is shown after the next load, on the server and by the browser. */
const dev: Trial = async (copy) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const catalogue = join(copy.folder, "packages/locales/src/catalogues/en.json");
  const compiled = `/@fs${join(copy.folder, "packages/locales/dist/en.json")}?import`;
  await serves(copy, copy.run(["dev"], { PORT: String(port) }), {
    ready: /Ctrl-C stops it/,
    async meanwhile() {
      for (const path of ["/src/render/entry-client.tsx", "/src/styles.css?direct", "/@vite/client", "/favicon.svg"])
        await read(origin + path);
      const texts = JSON.parse(await readFile(catalogue, "utf8")) as Record<string, string>;
      expect(await read(`${origin}/`)).toContain(texts["index.title"]);
      expect(await read(origin + compiled)).toContain(texts["index.title"]);
      await writeFile(catalogue, JSON.stringify({ ...texts, "index.title": "Changed in the catalogue" }));
      const shows = (words: string) =>
        vi.waitFor(async () => {
          expect(await read(`${origin}/`)).toContain(words);
          expect(await read(origin + compiled)).toContain(words);
        }, patience);
      await shows("Changed in the catalogue");
      await writeFile(catalogue, JSON.stringify(texts));
      await shows(texts["index.title"]!);
    },
  });
};

/** What waits is read beside the site that runs, and nothing runs afterwards. */
const review: Trial = async (copy) => {
  await expectEnd(copy.run(["review"]), /start the site first/, 1);
  await start((_, running) => expectEnd(running.run(["review"]), /^Nothing waits\.$/m))(copy);
};

/** Starts the built site and does `meanwhile` with its origin. */
const start =
  (meanwhile: (origin: string, copy: Copy) => Promise<void> = async () => {}): Trial =>
  async (copy) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    await serves(copy, copy.run(["start"], { PORT: String(port) }), {
      ready: /Ctrl-C stops it/,
      async meanwhile() {
        await read(`${origin}/`);
        await meanwhile(origin, copy);
      },
    });
  };

/** The suite takes a site that runs. */
const conformance = start((origin, copy) =>
  expectEnd(copy.run(["conformance", "--", origin]), /^\d+ passed, 0 failed/m),
);

/** Where a browser is missing it says which, and how it comes; that both walk the road is for who has them. */
const engines: Trial = (copy) =>
  expectEnd(
    copy.run(["engines"], { FIREFOX_PATH: "/nowhere/firefox" }),
    /Missing here: .*Firefox.*apt-get install .*firefox-esr/,
    1,
  );

/** Part of `npm test`: what is ready or ends within seconds. */
export const quickTrials: readonly (readonly [script: string, trial: Trial])[] = [
  ["storybook", storybook],
  ["dev", dev],
  ["start", start()],
  ["review", review],
  ["build", ends(["build", "--", "--filter=@kindling/locales"], /1 successful/)],
  ["types", ends(["types", "--", "--filter=@kindling/locales"], /successful/)],
  ["lint", ends(["lint", "--", "packages/locales"], /Found 0 warnings and 0 errors/)],
  ["format", ends(["format", "--", "--check", "packages/locales"], /All matched files use the correct format/)],
  ["engines", engines],
  ["chromatic", ends(["chromatic"], /CHROMATIC_PROJECT_TOKEN is not set/, 1)],
];

/** Held by `npm run gates scripts`: what takes longer, or the network. */
export const longTrials: typeof quickTrials = [
  ["storybook:build", ends(["storybook:build"])],
  ["conformance", conformance],
  ["bench", ends(["bench", "--", "--quick"], /10,000 messages: append one/)],
  ["pictures", ends(["pictures", "--", "--quick", "--update"], /Tests +\d+ passed/)],
  ["gates", ends(["gates", "scripts", "--", "-t", "every script"], /1 passed/)],
  ["renew", ends(["renew"], /Renewing the countries of addresses … /)],
];

/** The scripts of the workspace. */
export async function scriptNames(): Promise<string[]> {
  const manifest = await readFile(join(import.meta.dirname, "../../package.json"), "utf8");
  return Object.keys((JSON.parse(manifest) as { scripts: object }).scripts);
}

/** Which scripts no trial starts; `npm test` itself is what holds the trials. */
export const untried = (scripts: readonly string[]): string[] => {
  const tried = [...quickTrials, ...longTrials].map(([name]) => name);
  return scripts.filter((name) => name !== "test" && !tried.includes(name));
};
