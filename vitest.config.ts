import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import type { PictureMode } from "./packages/ui/testing/pictures.ts";
import { accessibilityReport } from "./packages/ui/testing/report.ts";
import { chromiumArgs } from "./scripts/lib/chromium.ts";
import { LongestFirst } from "./scripts/lib/longest-first.ts";

const root = import.meta.dirname;
const ignored = ["**/node_modules/**", "**/dist/**"];

/** A new one a project: Vitest writes names into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: chromiumArgs,
    },
    contextOptions: { locale: "en-GB", timezoneId: "Europe/Amsterdam" },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** Of tests that drive a site as it is built; without isolation a worker loads the product and the browser once. */
const endToEnd = {
  globalSetup: ["packages/server/src/testing/global-setup.ts", "tests/e2e/support/global-setup.ts"],
  exclude: ignored,
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** How much the accessibility gate looks at: `npm run gates accessibility` asks for the whole (decision 0024). */
const accessibility = process.env["ACCESSIBILITY"] === "whole" ? "whole" : "sampled";

/** Said by `npm run pictures`, which looks at nothing else (decision 0030). */
const pictures = (process.env["PICTURES"] ?? "beside") as PictureMode;

const provide = { accessibility, pictures } as const;

export default defineConfig({
  test: {
    reporters: ["default", ...(pictures === "beside" ? [accessibilityReport({ root })] : [])],
    // Vitest would leave one core free: on two, that is half of them.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    // One kind after the other: together they would fight for the cores, and what waits for a page would give up.
    projects: [
      {
        test: {
          name: "unit",
          sequence: { groupOrder: 0 },
          include: [
            "packages/**/src/**/*.test.ts",
            "packages/ui/{scripts,testing}/**/*.test.ts",
            "packages/ui/testing/server.test.tsx",
            "tokens/**/*.test.ts",
            "scripts/**/*.test.ts",
            ".storybook/*.test.ts",
          ],
          exclude: [...ignored, "packages/server/**"],
        },
      },
      "packages/server/vitest.config.ts",
      {
        plugins: [react(), tailwindcss()],
        test: {
          name: "browser",
          provide,
          sequence: { groupOrder: 3 },
          include: ["packages/**/{src,testing}/**/*.test.tsx"],
          exclude: [...ignored, "packages/ui/testing/server.test.tsx"],
          setupFiles: ["packages/ui/testing/setup.ts"],
          browser: chromium(),
        },
      },
      {
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        test: {
          name: "stories",
          provide,
          sequence: { groupOrder: 4 },
          setupFiles: [".storybook/vitest.setup.ts"],
          testTimeout: 60_000,
          // A page for each file would load preview, catalogues and axe more than a hundred times.
          isolate: false,
          browser: {
            ...chromium(),
            expect: {
              toMatchScreenshot: {
                comparatorOptions: { allowedMismatchedPixelRatio: 0.001 },
                resolveScreenshotPath: ({ arg, ext }) => `${root}/packages/ui/pictures/pixels/${arg}${ext}`,
              },
            },
          },
        },
      },
      {
        test: {
          name: "conformance",
          sequence: { groupOrder: 2 },
          globalSetup: ["packages/server/src/testing/global-setup.ts"],
          include: ["tests/conformance/**/*.test.ts"],
          exclude: ignored,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...endToEnd,
          name: "e2e",
          sequence: { groupOrder: 5 },
          include: ["tests/e2e/*.test.ts"],
          isolate: false,
        },
      },
      {
        test: {
          ...endToEnd,
          name: "alone",
          sequence: { groupOrder: 6 },
          include: ["tests/e2e/alone/*.test.ts"],
          isolate: false,
          // What the product has a time for has the machine to itself; so has what builds a site that others would be reading.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...endToEnd,
          name: "engines",
          sequence: { groupOrder: 7 },
          // Only when asked for, by `npm run engines`: they need browsers that are not everywhere.
          include: process.env["ENGINES"] ? ["tests/engines/**/*.test.ts"] : [],
          fileParallelism: false,
          testTimeout: 240_000,
        },
      },
      {
        test: {
          ...endToEnd,
          name: "gates",
          sequence: { groupOrder: 8 },
          // Only when asked for, by `npm run gates`: they need every site built, and minutes.
          include: process.env["GATES"] ? ["tests/gates/**/*.test.ts"] : [],
          fileParallelism: false,
        },
      },
    ],
  },
});
