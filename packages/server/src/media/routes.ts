import { CallError } from "@kindling/domain/contract";
import { Hono } from "hono";
import type { Storage } from "./storage.ts";

/** Names that the server itself gives: nothing that could lead out of the folder. */
const fileName = /^[a-z0-9-]{1,100}\.webp$/;

/** Draws a picture when it is first asked for; `undefined` for a name that is not one of its own. */
export type DrawPicture = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Pictures of members; `draw` makes those that demo mode makes up. */
export function mediaRoutes(storage: Storage, draw?: DrawPicture): Hono {
  return new Hono().get("/media/:name", async (http) => {
    const name = http.req.param("name");
    if (!fileName.test(name)) throw new CallError("not_found");
    let content = await storage.read(name);
    if (!content) {
      content = await draw?.(name);
      if (content) await storage.write(name, content);
    }
    if (!content) throw new CallError("not_found");
    return http.body(content, 200, {
      "content-type": "image/webp",
      "cache-control": "private, max-age=86400",
      "x-content-type-options": "nosniff",
    });
  });
}
