import type { Preview } from "@storybook/react-vite";
import axe from "axe-core";
import { page } from "vitest/browser";
import { inject, vi } from "vitest";

import { setTheme, type Theme } from "../../../.storybook/themes.ts";
import { checkFit } from "./fit.ts";
import { checkFocus } from "./focus.ts";
import { type Depth, lookInThemes } from "./in-themes.ts";
import { look } from "./look.ts";
import { settle } from "./settle.ts";

/** A rule that a story switches off; without a reason the story fails. */
export interface MutedRule extends axe.Rule {
  reason?: string;
}

export interface AccessibilityParameters {
  disable?: boolean;
  test?: string;
  /** A whole screen: landmarks, one main, one h1 are asked for too. */
  page?: boolean;
  config?: { rules?: MutedRule[] };
  options?: axe.RunOptions;
}

export interface Tally {
  /** Of axe. */
  runs: number;
  /** Texts whose contrast in another theme was computed. */
  texts: number;
  /** How often it was drawn in other words. */
  languages: number;
  /** Times that a control took the focus. */
  focused: number;
  /** Elements that a rule applied to. */
  nodes: number;
  muted: string[];
}

declare module "vitest" {
  interface ProvidedContext {
    accessibility: Depth;
  }
}

const depth = inject("accessibility");

/** React, radix and the browser say there what they would rather not see. */
const complaints = vi.spyOn(console, "error");

/** React's word on a harness that acts and waits at once, when a late part of a story comes in between: not on the story. */
const ofHarness = "The current testing environment is not configured to support act";

/** What was complained of since the story began. */
export const complaintsHeard = (): string[] =>
  complaints.mock.calls
    .map((words) => words.map(String).join(" "))
    .filter((words) => !words.startsWith(ofHarness))
    .map((words) => `console.error: ${words.slice(0, 400)}`);

/** The most elements that one story may show: what a page of them has to say, fewer say too, and each costs in every theme. */
const bound = 2500;

let tally: Tally | undefined;

/** What the last story's check counted; undefined when there was no check. */
export function takeTally(): Tally | undefined {
  const taken = tally;
  tally = undefined;
  return taken;
}

/**
 * After a story's play function, in the state that it left (a dialog open, an error shown): all rules once, then the rules that depend
 * on the theme in each brand and scheme, then whether the focus shows on everything that takes it.
 */
export const gate: Preview = {
  beforeEach: () => void complaints.mockClear(),
  afterEach: async ({ id, parameters, globals }) => {
    const options = (parameters["a11y"] ?? {}) as AccessibilityParameters;
    const { brand, scheme } = globals as unknown as Theme;
    const shown = document.body.querySelectorAll("*").length;
    if (shown > bound)
      throw new Error(`${id} shows ${shown} elements: more than ${bound} say no more than fewer would`);
    const problems = mistakes(options);
    const muted = (options.config?.rules ?? []).map(({ id: rule, reason }) => `${id} · ${rule}: ${reason}`);
    const context = options.page ? document.documentElement : document.body;

    if (options.page) await showWhole();
    axe.reset();
    axe.configure({ noHtml: true, rules: options.config?.rules ?? [] });
    await settle();

    const findings = await look(context, { ...options.options, rules: switches(options) });
    const nodes = new Set([...findings.passes, ...findings.violations].map(({ element }) => element));
    nodes.delete(document.body);
    nodes.delete(document.documentElement);
    if (nodes.size === 0) problems.push("no element was checked: is the story empty?");

    const again = await lookInThemes(context, { theme: { brand, scheme }, findings }, depth);
    setTheme({ brand, scheme });
    const fit = await checkFit({ padded: parameters["layout"] !== "fullscreen", depth });
    const focus = checkFocus(document.body, { brand, scheme }, depth);
    problems.push(...again.problems, ...fit.problems, ...focus.problems, ...requests(), ...complaintsHeard());
    setTheme({ brand, scheme });

    const { languages } = fit;
    tally = { runs: 1 + again.runs, texts: again.texts, languages, focused: focus.focused, nodes: nodes.size, muted };
    if (problems.length > 0)
      throw new Error(`${problems.length} accessibility problems in ${id}:\n${problems.join("\n")}`);
  },
};

/** A screen is looked at in a window that holds all of it: its bars stand still over whatever scrolls. */
const showWhole = (): Promise<void> => page.viewport(innerWidth, document.documentElement.scrollHeight);

/** A story needs no network: it asks no other server, and its own only for its code and pictures. */
function requests(): string[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  performance.clearResourceTimings();
  return entries
    .filter(
      ({ name, initiatorType }) =>
        ["fetch", "xmlhttprequest", "beacon"].includes(initiatorType) ||
        !["data:", "blob:", location.origin].some((known) => name.startsWith(known)),
    )
    .map(({ name }) => `network: the story asks ${name.slice(0, 160)}`);
}

function mistakes({ disable, test, config }: AccessibilityParameters): string[] {
  const off =
    disable || test === "off" || test === "todo"
      ? ["the whole check is switched off: mute single rules, with a reason"]
      : [];
  const unexplained = (config?.rules ?? [])
    .filter(({ reason }) => !reason?.trim())
    .map(({ id }) => `${id}: muted without a reason`);
  return [...off, ...unexplained];
}

/** A run by tags ignores what `configure` disabled, so the switches are repeated here. */
const switches = ({ page, config }: AccessibilityParameters): axe.RuleObject => ({
  region: { enabled: page === true },
  ...Object.fromEntries(
    (config?.rules ?? []).filter((rule) => rule.enabled === false).map((rule) => [rule.id, { enabled: false }]),
  ),
});
