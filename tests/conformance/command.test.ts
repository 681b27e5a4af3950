import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { calls } from "@kindling/domain/contract";
import { confirmFake } from "@kindling/domain/fakes";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { signUpForm } from "./driver/cast.ts";
import { visit } from "./driver/visitor.ts";
import { startFakes } from "./fake-server.ts";
import { listen, startListeningServer } from "./reference-server.ts";
import { sessionDoubles } from "./doubles/sessions.ts";
import { rules } from "./rules/index.ts";

// The command tries every rule one after the other, while other files use the machine.
vi.setConfig({ testTimeout: 120_000 });

/** Runs the command to its end. */
async function conformance(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: code as number, lines: out.trimEnd().split("\n"), problems };
}

/** A line of the command about each of these. */
const linesOf = (lines: readonly string[], result: string) => lines.filter((line) => line.startsWith(`${result} `));

describe("BEYOND-38 npm run conformance -- URL", () => {
  let server: Awaited<ReturnType<typeof startListeningServer>>;
  beforeAll(async () => {
    server = await startListeningServer();
  });
  afterAll(() => server.close());

  test("tells each rule of a good back end, what waits for later issues, and ends well", async () => {
    const { code, lines, problems } = await conformance(server.origin);
    expect(problems).toBe("");
    expect(linesOf(lines, "failed")).toEqual([]);
    for (const { name } of rules)
      expect(lines.filter((line) => new RegExp(`  ${name}(:|$)`).test(line))).toHaveLength(1);
    expect(lines).toContain("not available  the call pageHidden: it comes with issue D");
    // Those that need the time to pass.
    expect(lines.at(-1)).toBe(`${rules.length - 7} passed, 0 failed, 7 not available`);
    expect(code).toBe(0);
  });

  test("names the rule that a back end breaks, says how, and ends with 1", async () => {
    const fakes = startFakes();
    const fault = sessionDoubles.find(({ breaks }) => breaks === "session-cookie-is-kept-from-scripts")!.fault();
    const wrong = await listen((request) => fault(request, fakes.fetch, fakes.world));
    onTestFinished(wrong.close);
    const { code, lines } = await conformance(wrong.origin);
    expect(linesOf(lines, "failed")).toEqual([
      "failed         session-cookie-is-kept-from-scripts: the cookie session is not HttpOnly",
    ]);
    expect(lines.at(-1)).toMatch(/^\d+ passed, 1 failed, \d+ not available$/);
    expect(code).toBe(1);
  });

  test("takes accounts from a file where no mail can be read", async () => {
    const fakes = startFakes();
    const noMail = await listen(async (request) =>
      request.url.includes("/dev/") ? new Response(null, { status: 404 }) : fakes.fetch(request),
    );
    onTestFinished(noMail.close);
    expect(await conformance(noMail.origin)).toMatchObject({
      code: 2,
      problems: expect.stringContaining("--accounts"),
    });

    const accounts = Array.from({ length: 7 }, () => signUpForm());
    const visitor = visit({ origin: noMail.origin, fetch, watch: () => {} });
    for (const body of accounts) {
      await visitor.call(calls.signUp, { body });
      confirmFake(fakes.world, body.email);
    }
    const folder = await mkdtemp(join(tmpdir(), "kindling-conformance-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "accounts.json");
    await writeFile(file, JSON.stringify(accounts.map(({ email, password }) => ({ email, password }))));
    const { code, lines } = await conformance(noMail.origin, "--accounts", file);
    expect(linesOf(lines, "failed")).toEqual([]);
    expect(lines).toContain("not available  the-confirmation-is-mailed-again: no mail can be read");
    expect(code).toBe(0);
  });

  test.each([[[]], [["nowhere"]], [["http://127.0.0.1:9"]], [["http://127.0.0.1:9", "--unknown"]]])(
    "%j ends with 2 and says what is wrong",
    async (args) => {
      const { code, problems } = await conformance(...args);
      expect(code).toBe(2);
      expect(problems).not.toContain("    at ");
    },
  );
});
