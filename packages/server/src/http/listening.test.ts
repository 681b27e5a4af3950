import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { type ServerType, serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let http: ServerType;
let port: number;

beforeAll(async () => {
  server = await createTestServer();
  http = serve({ fetch: server.app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(http, "listening");
  ({ port } = http.address() as AddressInfo);
});

afterAll(async () => {
  http.close();
  await server.close();
});

/** Sends bytes as they stand, as no client of good manners would; answers the status line's number. */
async function raw(request: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.end(request);
  const answer = await text(socket);
  return Number(answer.split(" ", 2)[1]);
}

const get = (path: string, headers = "Host: general.test\r\n") =>
  raw(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

describe("C-101 C-102 the process answers whatever comes over the wire", () => {
  it.each([
    "/%",
    "/api/%",
    "/api/%00",
    "/api/user.php%00",
    "/api/..%2f..%2fetc/passwd",
    "/api/../../etc/passwd",
    "/api/%E0%A4%A",
    "/api/user.php?%",
    "/api/user.php?x=%zz&x=%ff",
    "/api/%2525",
    "/dev/%ff",
    "//evil.test/api/user.php",
    "/\\evil.test",
  ])("%s", async (path) => {
    const status = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await get("/api/settings.php")).toBe(200);
  });

  it.each([
    "",
    "Host: evil.test\r\n",
    "Host: a/b\r\n",
    "Host: <script>\r\n",
    "Host: [::1\r\n",
    "Host: general.test@evil.test\r\n",
  ])("the header %j", async (headers) => {
    const status = await get("/api/settings.php", headers);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it("a body that is cut off", async () => {
    const head = "POST /api/user.php HTTP/1.1\r\nHost: general.test\r\nContent-Length: 100\r\n\r\n";
    const socket = connect(port, "127.0.0.1");
    socket.write(`${head}{"email":`, () => socket.destroy());
    await once(socket, "close");
    expect(await get("/api/settings.php")).toBe(200);
  });
});

it("counts log-ins by the address that they come from", async () => {
  const body = JSON.stringify({ email: "nobody@example.com", password: "x" });
  const response = await fetch(`http://127.0.0.1:${port}/api/user.php`, { method: "POST", body });
  expect(response.status).toBe(401);
  const { rows } = await server.work.pool.query("select subject from login_failures where subject like 'ip:%'");
  expect(rows).toEqual([{ subject: "ip:127.0.0.1" }]);
});
