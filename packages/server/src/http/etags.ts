import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";

const tag = etag();
const done = async (): Promise<void> => {};

/**
 * Gives what a browser may keep a tag of its content, so that asking again for the same costs nothing. What is named by
 * its content is not asked for again, and what may not be kept has nothing to compare with.
 */
export const etags: MiddlewareHandler = async (http, next) => {
  await next();
  const { status, headers } = http.res;
  const kept = headers.get("cache-control") ?? "no-store";
  // A page is another one each time: its forms have keys.
  const page = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (status === 200 && !page && !/no-store|immutable/.test(kept) && !headers.has("x-hono-already-sent"))
    await tag(http, done);
};
