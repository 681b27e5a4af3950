import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Assets, Render } from "@kindling/site/render";
import { catalogueKey, classesKey, classTiers, siteBuild, tierOf } from "@kindling/site/build";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
// Imported before anything listens: from then on a `Response` is the adapter's own, and of those it sends this one too.
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { EdgeEnv } from "@kindling/server";
import type { MiddlewareHandler } from "hono";
import { brandHead, isFirstFont } from "./brand.ts";
import { freePort } from "./free-port.ts";
import type { Shell } from "./shells.ts";

/** What renders a site's pages, and the files beside them. */
export interface Pages {
  readonly render: Render;
  readonly assets: Assets;
  /** Whether answers are compressed: not while developing, where Vite writes them itself. */
  readonly compressed: boolean;
  /** Serves files; passes on what is none. */
  readonly files: MiddlewareHandler<EdgeEnv>;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const entry = "src/render/entry-client.tsx";
const year = 31_536_000;

/** A chunk's file and those that it imports, without end in a circle. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** The files of a build: those that are named by their content for good, the others for an hour. */
function builtFiles(root: string): MiddlewareHandler<EdgeEnv> {
  const keep = (header: string) => ({
    onFound: (_: string, http: { header(name: string, value: string): void }) => http.header("cache-control", header),
  });
  const named = serveStatic<EdgeEnv>({ root, precompressed: true, ...keep(`public, max-age=${year}, immutable`) });
  const others = serveStatic<EdgeEnv>({ root, ...keep("public, max-age=3600") });
  return (http, next) => (http.req.path.startsWith("/assets/") ? named : others)(http, next);
}

/** Pages of a built site, as `npm start` serves them. */
export async function builtPages({ folder, site }: Shell): Promise<Pages> {
  const client = join(folder, "dist/client");
  const manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const { render } = (await import(join(folder, "dist/server/entry-server.js"))) as { render: Render };
  const main = manifest[entry]!;
  const fonts = Object.entries(manifest).flatMap(([source, { file }]) => (isFirstFont(site, source) ? [file] : []));
  const shared = filesOf(manifest, entry);
  const head = [
    brandHead(site),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...(main.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...shared].filter((file) => file !== main.file).map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${main.file}"></script>`,
  ].join("");
  const preloads = (locale: string, modules: readonly string[]) =>
    [catalogueKey(locale), ...modules.flatMap((module) => [catalogueKey(locale, module), `src/${module}`])]
      .flatMap((key) => [...filesOf(manifest, key)])
      .filter((file) => !shared.has(file))
      .map((file) => `/${file}`);
  const sheets = classTiers.map((tier) => `/${manifest[classesKey(tier)]!.file}`);
  const classes = (screen: string | undefined, member: boolean) => ({
    href: sheets[Math.max(tierOf(screen), member ? 1 : 0)]!,
    sheets,
  });
  return { render, assets: { head, preloads, classes }, compressed: true, files: builtFiles(client) };
}

/** Pages from the sources, with hot reload, as `npm run dev` serves them. */
export async function devPages({ folder, site }: Shell): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    ...(await siteBuild(folder, { dev: true })),
    // A free port for hot reload, so that a second site can be developed beside this one.
    server: { middlewareMode: true, hmr: { port: await freePort() } },
    appType: "custom",
  });
  const files: MiddlewareHandler<EdgeEnv> = async (http, next) => {
    const { incoming, outgoing } = http.env as HttpBindings;
    const passed = await new Promise<boolean>((done) => {
      outgoing.once("close", () => done(false));
      vite.middlewares(incoming, outgoing, () => done(true));
    });
    return passed ? next() : RESPONSE_ALREADY_SENT;
  };
  const preamble = await vite.transformIndexHtml("/", "<head></head>");
  const head = `${brandHead(site)}${/<head>([\s\S]*)<\/head>/.exec(preamble)?.[1] ?? ""}<link rel="stylesheet" href="/src/styles.css?direct"><script type="module" src="/${entry}"></script>`;
  const render: Render = async (request, options) => {
    const module = (await vite.ssrLoadModule("/src/render/entry-server.tsx")) as { render: Render };
    const page = await module.render(request, options);
    // Hot reload brings a script inside the page, which the policy for visitors forbids.
    page.headers.delete("content-security-policy");
    return page;
  };
  return { render, assets: { head, preloads: () => [], classes: () => undefined }, compressed: false, files };
}
