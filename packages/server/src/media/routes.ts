import { CallError } from "@kindling/domain/contract";
import { Hono } from "hono";
import { drawPortrait, isPortraitName } from "../demo/portrait.ts";
import type { Storage } from "./storage.ts";

/** Names that the server itself gives: nothing that could lead out of the folder. */
const fileName = /^[a-z0-9-]{1,100}\.webp$/;

/** Pictures of members. In demo mode a made-up member's portrait is drawn when it is first asked for. */
export function mediaRoutes(storage: Storage, demo: boolean): Hono {
  return new Hono().get("/media/:name", async (http) => {
    const name = http.req.param("name");
    if (!fileName.test(name)) throw new CallError("not_found");
    let content = await storage.read(name);
    if (!content && demo && isPortraitName(name)) {
      content = await drawPortrait(name);
      await storage.write(name, content);
    }
    if (!content) throw new CallError("not_found");
    return http.body(content, 200, {
      "content-type": "image/webp",
      "cache-control": "private, max-age=86400",
      "x-content-type-options": "nosniff",
    });
  });
}
