import { globSync, readFileSync } from "node:fs";

import type { Reporter, TestModule } from "vitest/node";

import type { Tally } from "./axe-gate.ts";

declare module "vitest" {
  interface TaskMeta {
    accessibility?: Tally;
    /** How many of the story were compared. */
    pictures?: number;
  }
}

export interface Checked {
  passed: number;
  /** One a story that had its check. */
  tallies: Tally[];
  /** How long each took, play function and gate together. */
  times: { name: string; ms: number }[];
  /** How many were compared. */
  pictures: number;
}

/** Says how much the accessibility gate looked at, and fails a run that looked at less than there is. */
export function accessibilityReport({ root }: { root: string }): Reporter {
  let filtered = false;
  return {
    onInit: (vitest) => {
      filtered = vitest.config.related !== undefined || vitest.config.testNamePattern !== undefined;
    },
    onTestRunStart: (specifications) => {
      const files = new Set(
        specifications.filter(({ project }) => project.name.startsWith("stories")).map(({ moduleId }) => moduleId),
      );
      filtered ||= storyFiles(root).some((file) => !files.has(file));
    },
    onTestRunEnd: (modules) => {
      const stories = modules.filter(({ project }) => project.name.startsWith("stories"));
      if (stories.length === 0) return;
      const checked = count(stories);
      const expected = filtered
        ? checked.passed
        : countStories(storyFiles(root).map((file) => readFileSync(file, "utf8")));
      process.stdout.write(`\n${describe(checked)}\n`);
      const missing = expected - checked.tallies.length;
      if (missing > 0) {
        process.stderr.write(`Accessibility: ${missing} of ${expected} stories were not checked.\n`);
        process.exitCode = 1;
      }
    },
  };
}

const storyFiles = (root: string): string[] =>
  globSync("packages/{ui,site}/src/**/*.stories.tsx", { cwd: root }).map((file) => `${root}/${file}`);

/** Counted in the text, so that a file that the test run never sees is missed. */
export const countStories = (files: readonly string[]): number =>
  files.reduce((sum, text) => sum + (text.match(/^export const \w+: Story\b/gm)?.length ?? 0), 0);

function count(modules: readonly TestModule[]): Checked {
  const cases = modules.flatMap((module) => [...module.children.allTests()]);
  return {
    passed: cases.filter((test) => test.result().state === "passed").length,
    tallies: cases.flatMap((test) => test.meta().accessibility ?? []),
    times: cases.map((test) => ({
      name: `${test.module.relativeModuleId.replace(/^.*\//, "")} ${test.name}`,
      ms: test.diagnostic()?.duration ?? 0,
    })),
    pictures: cases.reduce((sum, test) => sum + (test.meta().pictures ?? 0), 0),
  };
}

export function describe({ tallies, times, pictures }: Checked): string {
  const sum = (of: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + of(tally), 0).toLocaleString("en");
  const muted = tallies.flatMap((tally) => tally.muted);
  const first = `Accessibility: ${tallies.length} stories, ${sum(({ runs }) => runs)} axe runs over brands and schemes, contrast of ${sum(({ texts }) => texts)} texts computed, drawn in other words ${sum(({ languages }) => languages)} times, focus on ${sum(({ focused }) => focused)} controls, ${sum(({ nodes }) => nodes)} nodes checked, ${muted.length} rules muted.`;
  const dearest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  const last = `  dearest: ${dearest.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`).join(", ")}`;
  const seen = `Pictures: ${pictures} compared as boxes and colours; as pixels by npm run pictures.`;
  return [first, ...muted.map((line) => `  muted: ${line}`), last, seen].join("\n");
}
