import type { Preview } from "@storybook/react-vite";
import axe from "axe-core";
import { page } from "vitest/browser";

import { brands, setTheme, type Theme, themes } from "../../../.storybook/themes.ts";
import { unreadable } from "./contrast.ts";
import { checkFit } from "./fit.ts";
import { checkFocus } from "./focus.ts";

/** Rules whose outcome a theme can change: they run again on the DOM that the story already has. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** A brand has its own density and fonts; its schemes differ in nothing but colour. */
const sizeRules = ["target-size"];

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
  runs: number;
  nodes: number;
  muted: string[];
}

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
  afterEach: async ({ id, parameters, globals, reporting }) => {
    const options = (parameters["a11y"] ?? {}) as AccessibilityParameters;
    const { brand, scheme } = globals as unknown as Theme;
    const problems = mistakes(options);
    const muted = (options.config?.rules ?? []).map(({ id: rule, reason }) => `${id} · ${rule}: ${reason}`);
    const context = options.page ? document.documentElement : document.body;

    if (options.page) await showWhole();
    axe.reset();
    axe.configure({
      rules: [{ id: "region", enabled: options.page === true }, ...(options.config?.rules ?? [])],
    });
    await document.fonts.ready;
    await settle();

    const results = await axe.run(context, {
      ...options.options,
      rules: switches(options),
      elementRef: true,
    });
    problems.push(...(await failures(results, { brand, scheme })));
    const nodes = results.passes
      .concat(results.violations)
      .flatMap((rule) => rule.nodes)
      .filter(({ element }) => element !== document.body && element !== document.documentElement).length;
    if (nodes === 0) problems.push("no element was checked: is the story empty?");

    const again = await inOtherThemes(context, results, { brand, scheme });
    setTheme({ brand, scheme });
    problems.push(
      ...again.problems,
      ...(await checkFit({ padded: parameters["layout"] !== "fullscreen" })),
      ...focusInBrands(scheme),
      ...requests(),
    );
    setTheme({ brand, scheme });

    tally = { runs: 1 + again.runs, nodes, muted };
    reporting.addReport({
      type: "a11y",
      version: 1,
      result: plain(results),
      status: problems.length > 0 ? "failed" : "passed",
    });
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

/** What flies or fades by script is at its end: half-way it would be measured over something else in each run. */
async function settle(): Promise<void> {
  const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (const animation of running) animation.finish();
  await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
  if (running.length > 0) await new Promise(requestAnimationFrame);
}

/** Runs the rules that a theme can change and that had something to look at, in every theme but the one of the first run. */
async function inOtherThemes(
  context: axe.ElementContext,
  { passes, violations, incomplete }: axe.AxeResults,
  first: Theme,
): Promise<{ runs: number; problems: string[] }> {
  const applied = new Set([passes, violations, incomplete].flat().map(({ id }) => id));
  const problems: string[] = [];
  let runs = 0;
  for (const theme of themes) {
    if (theme.brand === first.brand && theme.scheme === first.scheme) continue;
    const rules = [...colourRules, ...(theme.scheme === first.scheme ? sizeRules : [])].filter((id) => applied.has(id));
    if (rules.length === 0) continue;
    setTheme(theme);
    await document.fonts.ready;
    const results = await axe.run(context, {
      runOnly: { type: "rule", values: rules },
      resultTypes: ["violations", "incomplete"],
      elementRef: true,
    });
    problems.push(...(await failures(results, theme)));
    runs += 1;
  }
  return { runs, problems };
}

/** Comes last: taking the focus can close what the story opened. */
function focusInBrands(scheme: Theme["scheme"]): string[] {
  return brands.flatMap((brand) => {
    setTheme({ brand, scheme });
    return checkFocus(document.body).map((line) => `[${brand} ${scheme}] ${line}`);
  });
}

/** The report without its elements: from one of them the whole window can be reached, which no report can carry. */
const plain = (results: axe.AxeResults): unknown =>
  JSON.parse(JSON.stringify(results, (key, value: unknown) => (key === "element" ? undefined : value)));

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

async function failures({ violations, incomplete }: axe.AxeResults, { brand, scheme }: Theme): Promise<string[]> {
  const unsure = incomplete.find((rule) => rule.id === "color-contrast");
  const measured = unsure ? await unreadable(unsure.nodes) : [];
  const found = violations.flatMap((rule) =>
    rule.nodes.map(
      (node) => `${rule.id}: ${node.html.slice(0, 160)} · ${node.failureSummary?.split("\n")[1]?.trim() ?? rule.help}`,
    ),
  );
  return [...found, ...measured].map((line) => `[${brand} ${scheme}] ${line}`);
}
