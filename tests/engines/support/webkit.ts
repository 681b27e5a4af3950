import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { vi } from "vitest";
import { freePort } from "../../../scripts/lib/free-port.ts";
import { type Engine, keys, type Tab, timeZone } from "./engine.ts";

/** Above the page: the bar of WebKit's test browser. */
const barHeight = 38;

/** As small a window as a phone's page, which the test browser's own buttons would not allow. */
const theme = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; } image { -gtk-icon-transform: scale(0.01); }";
const settings = "[Settings]\ngtk-enable-animations=0\n";

/** What WebDriver calls keys that write no character. */
const codes: Readonly<Record<string, string>> = { [keys.enter]: "\uE007", [keys.escape]: "\uE00C" };

/** WebKitGTK's own browser, by WebDriver, on a screen that nobody sees. */
export async function launchWebKit(): Promise<Engine> {
  const config = await mkdtemp(join(tmpdir(), "kindling-webkit-"));
  await mkdir(join(config, "gtk-3.0"));
  await writeFile(join(config, "gtk-3.0/gtk.css"), theme);
  await writeFile(join(config, "gtk-3.0/settings.ini"), settings);
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = (await Promise.race([
    once(createInterface(screen.stdio[3] as Readable), "line"),
    once(screen, "exit").then(() => Promise.reject(new Error("Xvfb ended before it showed anything"))),
  ])) as [string];
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: config,
    TZ: timeZone,
    LANG: "en_GB.UTF-8",
  };
  const probe = await openSession(env);
  await probe.end();
  return {
    name: `webkit/${probe.version}`,
    open: (size) => openTab(env, size),
    async close() {
      await ended(screen);
      await rm(config, { recursive: true, force: true });
    },
  };
}

async function openTab(env: NodeJS.ProcessEnv, { width, height }: { width: number; height: number }): Promise<Tab> {
  const { ask, end } = await openSession(env);
  const act = (actions: object) => ask("POST", "/actions", { actions: [actions] });
  await ask("POST", "/window/rect", { x: 0, y: 0, width, height: height + barHeight });
  return {
    goto: async (url) => void (await ask("POST", "/url", { url })),
    run: (body) => ask("POST", "/execute/sync", { script: body, args: [] }),
    async press(x, y) {
      const place = { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) };
      const actions = [place, ...["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }))];
      await act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
    },
    async type(pressed) {
      const values = pressed.map((key) => codes[key] ?? key);
      const actions = values.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      await act({ type: "key", id: "keyboard", actions });
    },
    complaints: [],
    close: end,
  };
}

/** A session is a browser of its own; the driver has one at a time, so that each has its driver too. */
async function openSession(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}, ${message}`);
  };
  await vi.waitFor(() => send("GET", "/status"), { timeout: 10_000, interval: 50 });
  const asked = { capabilities: { alwaysMatch: { browserName: "MiniBrowser" } } };
  const session = (await send("POST", "/session", asked)) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const at = `/session/${session.sessionId}`;
  return {
    version: session.capabilities.browserVersion,
    ask: (method: string, path: string, body?: object) => send(method, at + path, body),
    async end() {
      await send("DELETE", at);
      await ended(driver);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
