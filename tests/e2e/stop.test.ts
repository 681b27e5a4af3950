import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls, type SignUpForm } from "@kindling/domain/contract";
import { createCookieJar, createTestClient, signUpForm } from "@kindling/server/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/lib/free-port.ts";
import { launchProduct, type Product, startProduct } from "./support/product.ts";

let dataDir: string;
let port: number;
let origin: string;
let product: Product;

const start = () => startProduct(port, { KINDLING_DATA_DIR: dataDir });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kindling-stop-"));
  // The database runs as a user of its own where we are root, and has to get there.
  await chmod(dataDir, 0o755);
  port = await freePort();
  origin = `http://localhost:${port}`;
  product = await start();
});
afterAll(async () => {
  product.launcher.kill("SIGINT");
  await product.ended();
  await rm(dataDir, { recursive: true, force: true });
});

const client = () => createTestClient({ fetch: (request) => fetch(request) }, origin);

/** Begins a sign-up, and waits until the product has heard of it; `finish` sends the rest and answers the status. */
async function beginSignUp(form: SignUpForm): Promise<{ finish(): Promise<number> }> {
  const sent = request(origin + calls.signUp.path, {
    method: "POST",
    headers: { "x-request-type": "client", expect: "100-continue" },
  });
  const answer = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.flushHeaders();
  await once(sent, "continue");
  return {
    async finish() {
      sent.end(JSON.stringify(form));
      const [{ statusCode }] = await answer;
      return statusCode!;
    },
  };
}

describe("F-046", () => {
  const buyer = signUpForm();
  const sandbox = { path: "", body: new URLSearchParams(), payment: "", jar: createCookieJar() };

  test("what is on its way when the product is told to stop is answered, what comes then is put off, and it ends", async () => {
    const ann = client();
    await ann.call(calls.signUp, { body: buyer });
    const { bundles } = await ann.call(calls.getBundles);
    const [{ id, price }] = bundles as [(typeof bundles)[number]];
    const order = { bundle: id, price, method: "card", request_key: randomUUID() };
    const payment = await ann.call(calls.order, { body: order });
    sandbox.payment = payment.payment_id;
    if (payment.next?.kind === "redirect") sandbox.path = payment.next.url;
    const page = await (await fetch(new URL(sandbox.path, origin))).text();
    for (const [, name, value] of page.matchAll(/name="(order|signature)" value="([^"]+)"/g))
      sandbox.body.set(name!, value!);

    const begun = await Promise.all(Array.from({ length: 30 }, () => beginSignUp(signUpForm())));
    for (const signal of ["SIGTERM", "SIGTERM", "SIGINT"] as const) product.launcher.kill(signal);
    const answers = begun.map((one) => one.finish());
    const late: Response[] = [];
    for (;;) {
      const answer = await fetch(`${origin}/api/settings.php`).catch(() => undefined);
      if (!answer) break;
      late.push(answer);
    }
    expect(await Promise.all(answers)).toEqual(begun.map(() => 200));
    const refused = late.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect(status).toBe(503);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(await product.ended()).toBe(0);
    expect(product.said()).not.toContain("    at ");
  });

  test("a payment's page that was open before a new start of the demo is still good after it", async () => {
    product = await start();
    const { body, path, payment } = sandbox;
    expect((await fetch(new URL(path, origin))).status).toBe(200);
    body.set("outcome", "completed");
    expect((await fetch(`${origin}/sandbox/pay`, { method: "POST", body, redirect: "manual" })).status).toBe(303);
    const ann = client();
    await ann.call(calls.logIn, { body: { email: buyer.email, password: buyer.password } });
    await expect
      .poll(async () => (await ann.call(calls.getPayment, { query: { id: payment } })).status)
      .toBe("completed");
  });

  test("damaged data are told in words, without a stack", async () => {
    product.launcher.kill("SIGTERM");
    await product.ended();
    await writeFile(join(dataDir, "postgres/cluster/data/global/pg_control"), "");
    product = launchProduct({ KINDLING_DATA_DIR: dataDir, PORT: String(port) });
    expect(await product.ended()).toBe(1);
    expect(product.said()).toContain(`The database in ${dataDir}/postgres cannot be used.`);
    expect(product.said()).toContain("put a backup in their place");
    expect(product.said()).toContain("pg_control");
    expect(product.said()).not.toContain("    at ");
  });
});
