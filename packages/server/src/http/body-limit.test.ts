import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { serve } from "@hono/node-server";
import { calls } from "@kindling/domain/contract";
import { bodyMaxBytes } from "@kindling/domain/rules";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createShop, sandbox } from "../payments/payments.fixture.ts";
import type { PaymentProvider } from "../payments/provider.ts";
import type { TestServer } from "../testing/index.ts";

const flood = 300 * 1024 * 1024;
const chunk = new Uint8Array(16 * 1024).fill("x".charCodeAt(0));

/** A provider that brings a route which reads whatever it is sent. */
const greedy: PaymentProvider = {
  ...sandbox,
  name: "greedy",
  tasks: [],
  routes: () => new Hono().post("/greedy", async (http) => http.text(String((await http.req.text()).length))),
};

let server: TestServer;

beforeAll(async () => {
  server = await createShop({ providers: [sandbox, greedy] });
});
afterAll(() => server.close());

/** Every route that takes a body. */
function routes(): [string, string][] {
  const all = server.app.routes.filter(({ path, method }) => !(path === "/*" && method === "ALL"));
  const open = all.filter(({ method }) => method !== "GET");
  const named = open.map(({ method, path }): [string, string] => [
    method === "ALL" ? "POST" : method,
    path.replace("*", "nothing"),
  ]);
  return [...named, ["POST", "/nowhere"], ["POST", calls.uploadPhoto.path]];
}

/** Sends a flood; answers the status, the code and how many bytes were taken of it. */
async function drown(method: string, path: string, headers: Record<string, string>) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= flood) return controller.close();
        taken += chunk.byteLength;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(`http://general.test${path}`, { method, headers, body, duplex: "half" } as RequestInit);
  const response = await server.app.request(request);
  const { error } = (await response.json()) as { error: { code: string } };
  return { status: response.status, code: error.code, taken };
}

/** What a path may be sent: an upload's file and its form, anything else the usual. */
const limitOf = (path: string): number =>
  path === calls.uploadPhoto.path ? calls.uploadPhoto.limit! + bodyMaxBytes : bodyMaxBytes;

describe("F-043 a body of 300 MB is refused before it is read", () => {
  it("on every route, by its length or as it comes", async () => {
    const paths = routes().map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(["/api/payment-callback.php", "/sandbox/pay", "/greedy"]));
    const refused = { status: 413, code: "request_too_large" };
    for (const [method, path] of routes()) {
      const announced = await drown(method, path, { "content-length": String(flood) });
      expect([path, announced]).toEqual([path, { ...refused, taken: 0 }]);
      const unannounced: Record<string, string>[] = [{}, { "transfer-encoding": "chunked", "content-length": "2" }];
      for (const headers of unannounced) {
        const { taken, ...answer } = await drown(method, path, headers);
        expect([path, answer]).toEqual([path, refused]);
        expect(taken).toBeLessThanOrEqual(limitOf(path) + chunk.byteLength);
      }
    }
  });

  it("counts bytes, not characters, up to the limit itself", async () => {
    const lengthOf = async (body: string) => {
      const response = await server.app.request("http://general.test/greedy", { method: "POST", body });
      return response.ok ? Number(await response.text()) : response.status;
    };
    expect(await lengthOf("x".repeat(bodyMaxBytes))).toBe(bodyMaxBytes);
    expect(await lengthOf("é".repeat(bodyMaxBytes / 2 + 1))).toBe(413);
  });

  it("over the wire, where nobody says how long it will be", async () => {
    const http = serve({ fetch: server.app.fetch, port: 0, hostname: "127.0.0.1" });
    await once(http, "listening");
    const taker = once(http, "connection") as Promise<[Socket]>;
    const socket = connect((http.address() as AddressInfo).port, "127.0.0.1");
    const answer: string[] = [];
    socket.on("data", (data: Buffer) => answer.push(data.toString()));
    const ended = new Promise((done) => socket.on("error", done).on("close", done));
    socket.write("POST /greedy HTTP/1.1\r\nHost: general.test\r\nTransfer-Encoding: chunked\r\n\r\n");
    const piece = `4000\r\n${"x".repeat(0x4000)}\r\n`;
    for (let sent = 0; sent < flood && answer.length === 0 && !socket.destroyed; sent += 0x4000) {
      if (!socket.write(piece)) await Promise.race([once(socket, "drain"), ended]);
    }
    expect(answer.join("")).toContain("413");
    expect((await taker)[0].bytesRead).toBeLessThan(flood / 10);
    socket.destroy();
    http.close();
  });
});
