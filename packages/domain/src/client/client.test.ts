import { describe, expect, it, vi } from "vitest";
import { type CallError, calls, type ErrorCode, errorCatalogue } from "../contract/index.ts";
import { readBySchema } from "../schemas/index.ts";
import { type ClientOptions, createClient } from "./client.ts";

type Step = Response | Error;

const refusal = (code: ErrorCode, headers = {}, facts = {}): Response =>
  Response.json({ error: { code, ...facts } }, { status: errorCatalogue[code].status, headers });

const ok = () => Response.json({ ok: true });

/** A client whose requests are answered by a script; the last step answers all that follow. */
function scripted(steps: readonly (() => Step)[], options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const client = createClient({
    origin: "https://kindling.test",
    fetch: async (request) => {
      const step = (steps[requests.length] ?? steps.at(-1))!();
      requests.push(request);
      if (step instanceof Error) throw step;
      return step;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });
  return { client, requests, waits };
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "ok",
    (failure: CallError) => failure.code,
  );

/** The beginning of an answer, and no more. */
const cutOff = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"ok":'));
      controller.error(new TypeError("terminated"));
    },
  });

const broken = () => new TypeError("fetch failed");
const credentials = { email: "ada@example.com", password: "x" };

describe("API-03 AUTH-09 C-054 what is sent again", () => {
  it("a log-in after a network failure or 5xx, up to 5 times", async () => {
    const { client, requests } = scripted([broken, () => refusal("unexpected"), broken]);
    expect(await codeOf(client.call(calls.logIn, { body: credentials }))).toBe("network_failed");
    expect(requests).toHaveLength(6);
  });

  it.each(["login_failed", "authentication_required", "not_found", "invalid_request"] as const)(
    "never after %s",
    async (code) => {
      const { client, requests } = scripted([() => refusal(code)]);
      expect(await codeOf(client.call(calls.logIn, { body: credentials }))).toBe(code);
      expect(requests).toHaveLength(1);
    },
  );

  it.each([
    ["seconds", { "retry-after": "3" }],
    ["a date", { "retry-after": "Sun, 01 Mar 2026 12:00:03 GMT", date: "Sun, 01 Mar 2026 12:00:00 GMT" }],
  ])("after 429, when its Retry-After has passed: %s", async (_, headers) => {
    const { client, waits } = scripted([() => refusal("too_many_requests", headers), ok]);
    await client.call(calls.logOut);
    expect(waits).toEqual([3000]);
  });

  it("F-031 429 that lasts longer says at once for how long", async () => {
    const { client, requests } = scripted([
      () => new Response("", { status: 429, headers: { "retry-after": "3600" } }),
    ]);
    const failure = await client.call(calls.logOut).catch((error: CallError) => error);
    expect(failure).toMatchObject({ code: "too_many_requests", facts: { seconds: 3600 } });
    expect(requests).toHaveLength(1);
  });

  it.each([
    [400, "request_refused"],
    [401, "request_refused"],
    [403, "request_refused"],
    [404, "not_found"],
    [409, "request_refused"],
    [410, "not_found"],
    [413, "request_too_large"],
    [418, "request_refused"],
    [429, "too_many_requests"],
    [451, "request_refused"],
  ])("F-031 never %i, whoever sent it and whatever stands in it", async (status, code) => {
    for (const page of ["", "<html>", "null", "[1]", '{"error":"no"}', '{"error":{"code":"toString"}}']) {
      const { client, requests } = scripted([() => new Response(page, { status })]);
      expect(await codeOf(client.call(calls.logIn, { body: credentials }))).toBe(code);
      expect(requests).toHaveLength(1);
    }
  });

  it("F-031 the status decides, not the code", async () => {
    const of = (status: number, code: string) => () => Response.json({ error: { code } }, { status });
    const refused = scripted([of(403, "unexpected")]);
    expect(await codeOf(refused.client.call(calls.logOut))).toBe("unexpected");
    expect(refused.requests).toHaveLength(1);
    const broke = scripted([of(503, "login_failed"), ok]);
    expect(await codeOf(broke.client.call(calls.logOut))).toBe("ok");
  });

  it.each([500, 502, 503, 504, 520])("any %i, with a page of a proxy", async (status) => {
    const { client, requests } = scripted([() => new Response("<html>", { status }), ok]);
    expect(await codeOf(client.call(calls.logOut))).toBe("ok");
    expect(requests).toHaveLength(2);
  });

  it.each([200, 404, 503])("an answer with %i that was cut off", async (status) => {
    const cut = () => new Response(cutOff(), { status });
    const { client, requests } = scripted([cut, ok]);
    expect(await codeOf(client.call(calls.logOut))).toBe("ok");
    expect(requests).toHaveLength(2);
    const once = scripted([cut]);
    expect(await codeOf(once.client.call(calls.resendActivation))).toBe("network_failed");
    expect(once.requests).toHaveLength(1);
  });

  it("C-053 C-059 a message under the same key", async () => {
    const { client, requests } = scripted([broken, () => refusal("not_found")]);
    const request_key = "7f2c1a52-4c0f-4a3b-9b39-0d6a51f6d4a1";
    const body = { profile: "7", text: "Hi", request_key };
    expect(await codeOf(client.call(calls.sendMessage, { body }))).toBe("not_found");
    const sent = await Promise.all(requests.map((request) => request.json()));
    expect(sent).toEqual([body, body]);
  });

  it("C-053 never what may be done once only", async () => {
    const { client, requests } = scripted([broken]);
    expect(await codeOf(client.call(calls.resendActivation))).toBe("network_failed");
    expect(requests).toHaveLength(1);
  });

  it("F-032 nothing where the client or the call says so", async () => {
    const impatient = scripted([broken], { retries: 0 });
    expect(await codeOf(impatient.client.call(calls.getSettings))).toBe("network_failed");
    expect(impatient.requests).toHaveLength(1);
    const { client, requests } = scripted([broken]);
    expect(await codeOf(client.call(calls.logOut, { retries: 0 }))).toBe("network_failed");
    expect(requests).toHaveLength(1);
  });

  it("nothing while offline", async () => {
    const { client, requests } = scripted([broken], { isOnline: () => false });
    expect(await codeOf(client.call(calls.logOut))).toBe("network_failed");
    expect(requests).toHaveLength(1);
  });
});

it("API-01 a request says whose it is, and takes its query and body from the call", async () => {
  const { client, requests } = scripted([ok], { headers: { cookie: "session=x" } });
  await codeOf(client.call(calls.getMember, { query: { id: "7" } }));
  await client.call(calls.readChat, { body: { conversation: "1", seq: 2 } });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET https://kindling.test/api/member.php?id=7",
    "POST https://kindling.test/api/chat-read.php",
  ]);
  expect(requests[0]!.headers.get("x-request-type")).toBe("client");
  expect(requests[1]!.headers.get("content-type")).toBe("application/json");
});

it("a small change arrives though its page is left, and a large one does not use up what browsers keep for that", async () => {
  const { client, requests } = scripted([ok], {});
  await codeOf(client.call(calls.like, { body: { profile: "7" } }));
  await codeOf(client.call(calls.changeProfile, { body: { about: "a".repeat(2_000) } }));
  await codeOf(client.call(calls.getMember, { query: { id: "7" } }));
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false, false]);
});

it("API-02 an answer that is not the contract's is an error that names the call", async () => {
  const { client } = scripted([() => Response.json({ ok: "yes" })], { read: readBySchema });
  await expect(client.call(calls.logOut)).rejects.toMatchObject({ code: "answer_invalid", facts: { call: "logOut" } });
  const html = scripted([() => new Response("<html>")]);
  expect(await codeOf(html.client.call(calls.logOut))).toBe("answer_invalid");
});

it("API-05 an error keeps its code and its facts", async () => {
  const blocked = scripted([() => refusal("too_many_attempts", {}, { minutes: 15 })]);
  const failure = await blocked.client.call(calls.logIn, { body: credentials }).catch((error: CallError) => error);
  expect(failure).toMatchObject({ code: "too_many_attempts", facts: { minutes: 15 } });
});

describe("F-032 a call with a timeout", () => {
  it("fails when the time is up, though its request never ends", async () => {
    const client = createClient({
      origin: "https://kindling.test",
      fetch: () => new Promise(() => {}),
      timeout: 5,
    });
    expect(await codeOf(client.call(calls.getSettings))).toBe("network_failed");
  });

  it("has the time for all its attempts together", async () => {
    const client = createClient({
      origin: "https://kindling.test",
      fetch: () => Promise.reject(broken()),
      timeout: 5,
    });
    const begun = performance.now();
    expect(await codeOf(client.call(calls.getSettings))).toBe("network_failed");
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe("AUTH-16 C-112 a session that has ended", () => {
  it("is told by every call but user.php's, once", async () => {
    const onAuthenticationRequired = vi.fn<() => void>();
    const { client } = scripted([() => refusal("authentication_required")], { onAuthenticationRequired });
    await codeOf(client.call(calls.getUser));
    expect(onAuthenticationRequired).not.toHaveBeenCalled();
    await codeOf(client.call(calls.getChats));
    expect(onAuthenticationRequired).toHaveBeenCalledOnce();
  });
});

describe("F-001 a page's client", () => {
  it.each([
    [undefined, null],
    [null, "none"],
    ["7", "7"],
  ])("made for %s says %s with every call, however it is carried", async (account, said) => {
    const { client, requests } = scripted([ok], { account });
    await client.call(calls.logOut);
    await codeOf(client.upload(calls.uploadPhoto, { file: new File(["x"], "x.png") } as never));
    client.beacon(calls.pageHidden, {} as never);
    for await (const _ of client.stream(calls.getEvents))
      expect.unreachable("an answer that is no stream has no events");
    expect(requests.map(({ headers }) => headers.get("x-account"))).toEqual([said, said, said, said]);
  });

  it("hears beside its events that it lives, and when to come back", async () => {
    const text = [": \n\n", 'id: 3\ndata: {"kind":"ready","seq":3}\n\n', "retry: 4000\n\n"];
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of text) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const client = createClient({ origin: "https://site.test", fetch: async () => new Response(stream) });
    const [seen, retries]: [unknown[], number[]] = [[], []];
    let beats = 0;
    const input = { onRetry: (after: number) => void retries.push(after), onBeat: () => void (beats += 1) };
    for await (const event of client.stream(calls.getEvents, input)) seen.push(event);
    expect([seen, retries, beats]).toEqual([[{ kind: "ready", seq: 3 }], [4_000], 3]);
  });

  it("tells that somebody else is there, once and without another try", async () => {
    const onSessionChanged = vi.fn<() => void>();
    const { client, requests } = scripted([() => refusal("session_changed")], { account: "7", onSessionChanged });
    expect(await codeOf(client.call(calls.getUser))).toBe("session_changed");
    expect(onSessionChanged).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(1);
  });
});

it("a call that was given up says so, and is not sent again", async () => {
  const controller = new AbortController();
  controller.abort();
  const { client, requests } = scripted([() => new DOMException("gone", "AbortError")]);
  await expect(client.call(calls.getChats, { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(requests).toHaveLength(1);
});

it("a call that is given up while it waits waits no longer", async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const client = createClient({
    origin: "https://kindling.test",
    fetch: async () => refusal("too_many_requests", { "retry-after": "9" }),
  });
  const call = client.call(calls.getChats, { signal: controller.signal }).catch((failure: Error) => failure.name);
  await vi.advanceTimersByTimeAsync(8_999);
  expect(vi.getTimerCount()).toBe(1);
  controller.abort();
  expect(await call).toBe("AbortError");
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
