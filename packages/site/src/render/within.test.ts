import { describe, expect, it } from "vitest";
import { within } from "./within.ts";

describe("F-032 a page's requests", () => {
  it("fail together when the time is up, though the other side never answers", async () => {
    const send = within(20, () => new Promise(() => {}));
    const began = performance.now();
    const asked = ["/a", "/b"].map((path) => send(new Request(`https://kindling.test${path}`)).catch(() => "failed"));
    expect(await Promise.all(asked)).toEqual(["failed", "failed"]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it("tell the other side that nobody waits any more", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const send = within(5, ({ signal }) => {
      signal.addEventListener("abort", () => resolve("told"));
      return new Promise(() => {});
    });
    await send(new Request("https://kindling.test/")).catch(() => {});
    expect(await promise).toBe("told");
  });

  it("are answered as usual before", async () => {
    const send = within(1_000, async ({ url }) => new Response(url));
    expect(await (await send(new Request("https://kindling.test/a"))).text()).toBe("https://kindling.test/a");
  });
});
