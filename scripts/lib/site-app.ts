import { CallError, calls } from "@kindling/domain/contract";
import { createClient } from "@kindling/domain/client";
import type { SiteConfig } from "@kindling/site/config";
import type { Server } from "@kindling/server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Pages } from "./pages.ts";

export interface SiteAppOptions {
  readonly site: SiteConfig;
  /** The back end in this process. */
  readonly server: Server;
  /** Another back end, that stands in for the one here. */
  readonly apiOrigin?: string | undefined;
  readonly pages: Pages;
}

/** Everything that a site answers: the back end's paths, files, action links, pages. */
export function createSiteApp({ site, server, apiOrigin, pages }: SiteAppOptions): Hono {
  const { services } = server;
  const fetchApi = async (request: Request): Promise<Response> => {
    if (!apiOrigin) return server.app.fetch(request);
    const url = new URL(request.url);
    return fetch(new Request(new URL(url.pathname + url.search, apiOrigin), request));
  };
  const app = new Hono();
  if (pages.compressed) app.use(compress());
  for (const path of ["/api/*", "/healthz", "/dev/*", "/sandbox/*", "/media/*"]) {
    app.all(path, (http) => (apiOrigin ? fetchApi(http.req.raw) : server.app.fetch(http.req.raw, http.env)));
  }
  app.route("/", pages.files);
  const activate = async (http: Context, token: string) => {
    const client = createClient({ origin: new URL(http.req.url).origin, fetch: fetchApi });
    try {
      await client.call(calls.activate, { body: { token } });
      return http.redirect("/activate/done", 303);
    } catch (failure) {
      if (failure instanceof CallError && failure.entry.retry) throw failure;
      return http.redirect("/activate/error", 303);
    }
  };
  // The link of a mail: it acts once, here, and the page that follows can be reloaded.
  app.get("/activate/done", (http, next) => {
    const token = http.req.query("token");
    return token === undefined ? next() : activate(http, token);
  });
  app.all("*", (http) =>
    pages.render(http.req.raw, {
      fetchApi,
      brand: site.key,
      site,
      locales: site.locales,
      assets: pages.assets,
      onFailure: (failure, path) => services.log.error({ err: failure, path }, "page failed"),
    }),
  );
  app.notFound((http) => http.text("", 404));
  return app;
}
