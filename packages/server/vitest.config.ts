import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    sequence: { groupOrder: 1 },
    include: ["src/**/*.test.ts"],
    // A project of a file of its own takes none of the root's settings, and would leave one of two cores free.
    maxWorkers: "100%",
    // A worker loads the back end once; each test has a server and a database of its own.
    isolate: false,
    globalSetup: ["src/testing/global-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
