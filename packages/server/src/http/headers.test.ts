import { calls } from "@kindling/domain/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createShop } from "../payments/payments.fixture.ts";
import { codeOf } from "../members/people.fixture.ts";
import { signUpForm, signUpMember, type TestClient, type TestServer } from "../testing/index.ts";
import { cookiesMaxBytes } from "./cookie-limit.ts";

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await createShop();
  client = server.client();
});
afterAll(() => server.close());

describe("F-057 the sandbox's page", () => {
  const send = (body: BodyInit | undefined, type?: string) =>
    client.fetch("/sandbox/pay", {
      method: "POST",
      ...(body !== undefined && { body }),
      headers: type ? { "content-type": type } : {},
    });
  const files = new FormData();
  for (const name of ["order", "signature", "outcome"]) files.append(name, new File(["x"], "x"));

  it.each<[string, BodyInit | undefined, string?]>([
    ["JSON", "{}", "application/json"],
    ["plain text", "order=x", "text/plain"],
    ["a form without its boundary", "x", "multipart/form-data"],
    ["a form that is cut off", "--b\r\nContent-Disposition: form-data", "multipart/form-data; boundary=b"],
    ["no type that there is", "x", "nonsense"],
    ["XML", "<a/>", "application/xml"],
    ["nothing", undefined],
    ["files for fields", files],
    ["an empty form", "", "application/x-www-form-urlencoded"],
    ["fields of noise", "order=%00&signature=%ff&outcome=__proto__", "application/x-www-form-urlencoded"],
  ])("refuses %s with a 4xx", async (_, body, type) => {
    const { status } = await send(body, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe("F-057 every answer says what browsers may do with it", () => {
  it.each([
    "/api/settings.php",
    "/api/user.php",
    "/api/openapi.json",
    "/api/nothing.php",
    "/media/x.webp",
    "/sandbox/pay",
    "/dev/outbox",
    "/dev/outbox.json",
    "/elsewhere",
  ])("%s", async (path) => {
    const { headers } = await server.app.request(
      `https://general.test${path}`,
      {},
      { incoming: { rawHeaders: ["Host", "general.test"], socket: { remoteAddress: "8.8.8.8", encrypted: true } } },
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  });

  it("and in the clear nothing of encryption", async () => {
    const { headers } = await server.client("localhost").fetch("/api/settings.php");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toBeNull();
  });
});

it("F-057 the session's cookie is the host's own where it is encrypted", async () => {
  const line = async (origin: string) => {
    const body = JSON.stringify(signUpForm());
    const answer = await server.app.request(`${origin}${calls.signUp.path}`, { method: "POST", body });
    expect(answer.status).toBe(200);
    return answer.headers.getSetCookie();
  };
  const [encrypted] = await line("https://general.test");
  expect(encrypted).toMatch(/^__Host-session=/);
  for (const part of [/; Path=\/(;|$)/, /; Secure/, /; HttpOnly/, /; SameSite=Lax/]) expect(encrypted).toMatch(part);
  expect(encrypted).not.toMatch(/; Domain=/i);
  expect((await line("http://localhost"))[0]).toMatch(/^session=/);
});

it.each(["/dev/outbox", "/dev/outbox.json"])("F-057 F-058 %s answers its own hosts only", async (path) => {
  expect((await client.fetch(path)).status).toBe(200);
  for (const host of ["evil.test", "localhost.evil.test", "general.test."])
    expect((await server.client(host).fetch(path)).status).toBe(421);
});

describe("F-057 a password that everybody tries first", () => {
  it.each([
    "password",
    "12345678",
    "qwertyuiop",
    "PassWord",
    "password1!",
    "iloveyou",
    "ＰＡＳＳＷＯＲＤ",
    "aaaaaaaa",
    "sunshine2024",
  ])("%s is refused in its field", async (password) => {
    await expect(signUpMember(server, { password })).rejects.toMatchObject({
      code: "invalid_request",
      fields: { password: { code: "password_common" } },
    });
  });

  it.each(["correct horse", "korrekt pferd 7", "Zx9-kiwi-lantern"])("%s is taken", async (password) => {
    expect(await codeOf(signUpMember(server, { password }))).toBe("ok");
  });
});

describe("F-057 too many cookies", () => {
  const many = Array.from({ length: 40 }, (_, n) => `c${n}=${"x".repeat(cookiesMaxBytes / 40)}`);
  const cookie = [...many, "__Host-session=x", "=odd", 'a b="c'].join("; ");

  it.each(["/api/user.php", "/media/x.webp"])("get a page that can be read, and are cleared: %s", async (path) => {
    const answer = await server.client().fetch(path, { headers: { cookie } });
    expect(answer.status).toBe(431);
    expect(await answer.text()).toContain("Load the page again");
    expect(answer.headers.get("clear-site-data")).toBe('"cookies"');
    const cleared = answer.headers.getSetCookie();
    expect(cleared).toContain("c0=; Max-Age=0; Path=/");
    expect(cleared).toContain("__Host-session=; Max-Age=0; Path=/; Secure");
    expect(cleared).toHaveLength(41);
  });

  it("and no fewer", async () => {
    const few = { cookie: many.slice(0, 20).join("; ") };
    expect((await server.client().fetch("/api/settings.php", { headers: few })).status).toBe(200);
  });
});

it("F-057 what may be kept has a tag, and is not sent again; what is a member's has none", async () => {
  const first = await client.fetch("/api/openapi.json");
  const tag = first.headers.get("etag")!;
  expect(tag).toMatch(/^(W\/)?"/);
  const again = await client.fetch("/api/openapi.json", { headers: { "if-none-match": tag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await client.fetch("/api/settings.php")).headers.get("etag")).toBeNull();
});
