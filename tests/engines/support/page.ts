import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { vi } from "vitest";
import type { Key, Tab } from "./engine.ts";
import { look, type Query, type Sight } from "./in-page.ts";

const manifest = createRequire(import.meta.url).resolve("@testing-library/dom/package.json");
const library = readFileSync(join(dirname(manifest), "dist/@testing-library/dom.umd.min.js"), "utf8");

const patience = { timeout: 15_000, interval: 50 };

const literal = (value: unknown): string => {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  return `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}:${literal(part)}`)
    .join()}}`;
};

/** A page of a site in a tab of any engine: acts by real input on what a reader finds, and waits for it. */
export class Page {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Runs a function in the page; it may use nothing but what it is given. */
  run<In extends unknown[], Out>(act: (...given: In) => Out, ...given: In): Promise<Out> {
    return this.#tab.run(`return (${String(act)})(${given.map(literal).join()})`) as Promise<Out>;
  }

  /** Opens a page and waits until its script runs it. */
  async visit(path: string): Promise<void> {
    await this.#tab.goto(this.#origin + path);
    await this.seen({ css: "html[data-hydrated]" });
  }

  async path(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  /** Waits until the page is at a path. */
  async at(path: RegExp): Promise<void> {
    await vi.waitFor(async () => {
      const now = await this.path();
      if (!path.test(now)) throw new Error(`at ${now}, not at ${path}`);
      await this.seen({ css: "html[data-hydrated]" });
    }, patience);
  }

  /** Waits until it is shown; tells what it says. */
  seen(query: Query): Promise<Sight> {
    return vi.waitFor(() => this.#look(query), patience);
  }

  /** Waits until nothing of the kind is shown. */
  async gone(query: Query): Promise<void> {
    await vi.waitFor(async () => {
      if (await this.#find(query)) throw new Error(`${literal(query)} is still shown`);
    }, patience);
  }

  /** Presses it, once it stands still and nothing covers it. */
  async press(query: Query): Promise<void> {
    const { x, y } = await this.still(query, true);
    await this.#tab.press(x, y);
  }

  /** Waits until it stands still; where it is to be pressed, until nothing covers it either. */
  still(query: Query, isForPress = false): Promise<Sight> {
    let before: Sight | undefined;
    return vi.waitFor(async () => {
      const now = await this.#look(query, isForPress);
      const isStill = now.x === before?.x && now.y === before.y;
      before = now;
      if (isForPress && now.covered) throw new Error(`${literal(query)} is covered by ${now.covered}`);
      if (!isStill) throw new Error(`${literal(query)} moves`);
      return now;
    }, patience);
  }

  /** Types into a field, which is empty. */
  async write(query: Query, text: string): Promise<void> {
    await this.press(query);
    await this.#tab.type(Array.from(text));
    await vi.waitFor(async () => {
      const { value } = await this.#look(query);
      if (value !== text) throw new Error(`${literal(query)} has “${value}”`);
    }, patience);
  }

  async key(key: Key): Promise<void> {
    await this.#tab.type([key]);
  }

  async #look(query: Query, isForPress = false): Promise<Sight> {
    const sight = await this.#find(query, isForPress);
    if (!sight) throw new Error(`${literal(query)} is not shown at ${await this.path()}`);
    return sight;
  }

  async #find(query: Query, isForPress = false): Promise<Sight | null> {
    const isThere = await this.run(() => "TestingLibraryDom" in globalThis);
    if (!isThere) await this.#tab.run(library);
    return this.run(look, query, isForPress);
  }
}
