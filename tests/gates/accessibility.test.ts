import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

it(
  "BEYOND-01, BRAND-04, I18N-07: axe looks at every story in every brand and scheme, and each is shown in every language",
  { timeout: 3_600_000 },
  async () => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
    const child = spawn("vitest", ["run", "--project", "stories", "--reporter", "dot"], {
      cwd: root,
      env: { ...env, ACCESSIBILITY: "whole" },
      stdio: "inherit",
    });
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  },
);
