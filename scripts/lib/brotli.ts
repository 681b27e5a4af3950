import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";

const compress = promisify(brotliCompress);
/** A few milliseconds for the largest page; the highest takes a hundred times as long. What is built is packed at the highest. */
const quality = 5;
const least = 1024;

const accepts = (header: string | undefined): boolean =>
  /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(header ?? "");

/** Packs texts by brotli, a fifth smaller than gzip, for who takes it; events go through as they come. */
export const brotli: MiddlewareHandler = async (http, next) => {
  await next();
  const { res } = http;
  const type = res.headers.get("content-type") ?? "";
  const packable = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && !type.startsWith("text/event-stream");
  if (!packable || !res.body || res.headers.has("content-encoding") || http.req.method === "HEAD") return;
  if (!accepts(http.req.header("accept-encoding"))) return;
  const plain = new Uint8Array(await res.arrayBuffer());
  const small = plain.length < least;
  const packed = small ? plain : await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const headers = new Headers(res.headers);
  headers.set("content-length", String(packed.length));
  if (!small) {
    headers.set("content-encoding", "br");
    headers.append("vary", "accept-encoding");
    const tag = headers.get("etag");
    if (tag && !tag.startsWith("W/")) headers.set("etag", `W/${tag}`);
  }
  // Emptied first, and with all its headers: Hono would copy the answer, body and all, into another one for each.
  http.res = undefined;
  http.res = new Response(packed as Uint8Array<ArrayBuffer>, {
    status: res.status,
    statusText: res.statusText,
    headers,
  });
};
