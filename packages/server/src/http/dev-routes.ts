import { Hono } from "hono";
import type { Services } from "../context.ts";
import { outboxPage, readOutbox } from "../mail/outbox-page.ts";

/** What only demo mode has. */
export function devRoutes({ db }: Services): Hono {
  return new Hono()
    .use("/dev/*", async (http, next) => {
      await next();
      http.header("cache-control", "no-store");
      http.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    })
    .get("/dev/outbox", async (http) => http.html(outboxPage(await readOutbox(db))))
    .get("/dev/outbox.json", async (http) => http.json(await readOutbox(db)));
}
