import { type Caller, type EdgeEnv, etags, limitCookies, secureHeaders } from "@kindling/server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { BackEnd } from "./back-end.ts";
import { manifestOf } from "./brand.ts";
import { brotli } from "./brotli.ts";
import type { Pages } from "./pages.ts";

export interface SitesAppOptions {
  /** Reads the caller, before everything else. */
  readonly edge: MiddlewareHandler<EdgeEnv>;
  readonly backEnd: BackEnd;
  /** Pages of each site, by its key. */
  readonly pages: ReadonlyMap<string, Pages>;
  /** Tells of a failure that the visitor sees as a 500. */
  readonly onFailure: (failure: unknown, path: string) => void;
}

type Visit = Context<EdgeEnv>;

/** Paths that the back end answers. */
const backEndPaths = ["/api/*", "/dev/*", "/sandbox/*", "/media/*"];

/** Everything that some sites answer, each under its hosts: the back end's paths, files, pages. */
export function createSitesApp({ edge, backEnd, pages, onFailure }: SitesAppOptions): Hono<EdgeEnv> {
  const pagesOf = (http: Visit): Pages => pages.get(http.get("caller").site.key)!;
  const askAs = (caller: Caller) => (request: Request) => backEnd.answer(request, caller);
  const compressed = compress();

  const app = new Hono<EdgeEnv>();
  app.use(secureHeaders);
  // Whoever watches over the process knows it by its address, not by a site's name.
  app.get("/healthz", () => backEnd.health());
  app.use(edge);
  app.use((http, next) => (pagesOf(http).compressed ? compressed(http, next) : next()));
  app.use((http, next) => (pagesOf(http).compressed ? brotli(http, next) : next()));
  app.use(etags, limitCookies);
  for (const path of backEndPaths) app.all(path, (http) => backEnd.answer(http.req.raw, http.get("caller"), http.env));
  app.get("/manifest.webmanifest", (http) =>
    http.body(JSON.stringify(manifestOf(http.get("caller").site)), 200, {
      "content-type": "application/manifest+json",
      "cache-control": "public, max-age=3600",
    }),
  );
  app.use((http, next) => pagesOf(http).files(http, next));

  app.all("*", (http) => {
    const caller = http.get("caller");
    const { render, assets } = pagesOf(http);
    return render(http.req.raw, {
      fetchApi: askAs(caller),
      site: caller.site,
      origin: caller.origin,
      assets,
      onFailure,
    });
  });
  app.notFound((http) => http.text("", 404));
  return app;
}
