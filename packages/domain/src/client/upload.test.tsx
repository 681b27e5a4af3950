import { describe, expect, it } from "vitest";
import { browserUpload } from "./browser-upload.ts";
import { formOf } from "./upload.ts";

const picture = (bytes: number) => new File([new Uint8Array(bytes)], "a.png");

const request = (url: string, bytes: number, signal?: AbortSignal) => ({
  url,
  method: "POST",
  headers: new Headers({ accept: "application/json" }),
  form: formOf({ request_key: "k", left_out: undefined }, picture(bytes)),
  signal,
});

describe("CHAT-08 an upload by the browser", () => {
  it("tells how far it is, and that it is whole only when the server has answered", async () => {
    const shares: number[] = [];
    const response = await browserUpload(request(`${location.origin}/nobody-takes-this`, 400_000), (share) =>
      shares.push(share),
    );
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(shares.at(-1)).toBe(1);
    expect(shares.slice(0, -1).every((share) => share < 1)).toBe(true);
  });

  it("is cancelled by its signal, before it begins and on its way", async () => {
    const before = AbortSignal.abort();
    await expect(browserUpload(request(location.origin, 10, before), () => {})).rejects.toThrow(/abort/i);
    const control = new AbortController();
    const upload = browserUpload(request(location.origin, 10_000_000, control.signal), () => {});
    control.abort();
    await expect(upload).rejects.toThrow(/abort/i);
  });

  it("fails where there is no server", async () => {
    await expect(browserUpload(request("http://127.0.0.1:9", 10), () => {})).rejects.toThrow("failed");
  });
});

it("a form has the body's fields before the file", () => {
  expect([...request("", 1).form.keys()]).toEqual(["request_key", "file"]);
});
