import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    sequence: { groupOrder: 1 },
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
