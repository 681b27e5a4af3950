import { CallError } from "@kindling/domain/contract";
import { type Context, Hono } from "hono";
import type { Storage } from "./storage.ts";

/** Names that the server itself gives: nothing that could lead out of the folder. */
const fileName = /^[a-z0-9-]{1,100}\.webp$/;

/** Draws a picture when it is first asked for; `undefined` for a name that is not one of its own. */
export type DrawPicture = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** What pictures are answered by. */
export interface MediaOptions {
  readonly storage: Storage;
  /** Whether the one who asks may see a picture, and whether everybody may; `undefined` is no. */
  readonly accessTo: (http: Context, name: string) => Promise<"everybody" | "reader" | undefined>;
  /** Draws the pictures that demo mode makes up. */
  readonly draw?: DrawPicture | undefined;
}

/** Pictures of members. One that is not for who asks is as little there as one that does not exist. */
export function mediaRoutes({ storage, accessTo, draw }: MediaOptions): Hono {
  return new Hono().get("/media/:name", async (http) => {
    const name = http.req.param("name");
    const access = fileName.test(name) ? await accessTo(http, name) : undefined;
    if (!access) throw new CallError("not_found");
    let content = await storage.read(name);
    if (!content) {
      content = await draw?.(name);
      if (content) await storage.write(name, content);
    }
    if (!content) throw new CallError("not_found");
    return http.body(content, 200, {
      "content-type": "image/webp",
      "cache-control": access === "everybody" ? "private, max-age=86400" : "private, no-store",
      vary: "cookie",
    });
  });
}
