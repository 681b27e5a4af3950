import { CallError } from "@kindling/domain/contract";
import { Hono } from "hono";
import type { Services } from "../context.ts";
import { takeEvent } from "./settle.ts";

/** Where providers tell what became of payments, and the pages that they bring along. */
export function paymentRoutes(services: Services): Hono {
  const app = new Hono();
  app.post("/api/payment-callback.php", async (http) => {
    const provider = services.providers.find(({ name }) => name === http.req.query("provider"));
    if (!provider) throw new CallError("not_found");
    const event = provider.readCallback(await http.req.text(), http.req.raw.headers);
    if (!event) throw new CallError("malformed_request");
    await takeEvent(services, provider.name, event);
    return http.json({ ok: true });
  });
  for (const provider of services.providers) {
    if (provider.routes) app.route("/", provider.routes(services));
  }
  return app;
}
