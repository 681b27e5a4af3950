import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/lib/free-port.ts";
import { openWindow, visit } from "./support/browser.ts";
import { openBrowser } from "./support/open.ts";
import { type Product, startProduct } from "./support/product.ts";

const browser = await openBrowser();
let dataDir: string;
const started: Product[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kindling-restart-"));
  // The database runs as a user of its own where we are root, and has to get there.
  await chmod(dataDir, 0o755);
});
afterAll(async () => {
  for (const { launcher } of started) launcher.kill("SIGINT");
  await Promise.all(started.map(({ ended }) => ended()));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(port: number): Promise<Product> {
  const product = await startProduct(port, { KINDLING_DATA_DIR: dataDir });
  started.push(product);
  return product;
}

/** The addresses of this machine that others can reach and at which something listens. */
async function reachableAddresses(port: number): Promise<string[]> {
  const addresses = Object.values(networkInterfaces())
    .flatMap((addressed) => addressed ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith("fe80:"))
    .map(({ address }) => address);
  const reached = addresses.map(async (host) => {
    const socket = connect({ port, host });
    return once(socket, "connect").then(
      () => [socket.destroy() && host],
      () => [],
    );
  });
  return (await Promise.all(reached)).flat() as string[];
}

test("everything acknowledged is still there after kill -9 of the process and a new start", async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const first = await start(port);
  expect(await reachableAddresses(port), "F-058 a demo listens on this machine only").toEqual([]);
  const { page } = await openWindow(browser, origin, { width: 1280 });
  await visit(page, "/login");
  await page.getByLabel("Email address").fill("demo@kindling.example");
  await page.locator("[name=password]").fill("kindling-demo");
  await page.locator("form button[type=submit]").click();
  await page.waitForURL("**/members");
  await visit(page, "/chats/1");
  await page.getByRole("textbox").fill("Written before the crash");
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect
    .poll(() => page.getByRole("article").filter({ hasText: "Written before the crash" }).getAttribute("data-state"))
    .toBe("sent");

  first.launcher.kill("SIGKILL");
  await first.ended();
  // What the killed launcher had started notices, and lets go of the port.
  await expect
    .poll(
      () =>
        fetch(origin).then(
          () => "up",
          () => "down",
        ),
      { timeout: 15_000 },
    )
    .toBe("down");

  await start(port);
  await visit(page, "/chats/1");
  await page.getByText("Written before the crash").last().waitFor();
  expect(await page.title()).toContain("Conversation with");
});
