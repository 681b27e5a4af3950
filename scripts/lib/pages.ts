import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Assets, Render } from "@kindling/site/render";
import { siteBuild } from "@kindling/site/build";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** What renders a page, and the files beside it. */
export interface Pages {
  readonly render: Render;
  readonly assets: Assets;
  /** Whether answers are compressed: not while developing, where Vite writes them itself. */
  readonly compressed: boolean;
  /** Serves files; passes on what is none. */
  readonly files: Hono;
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

/** Pages of a built site, as `npm start` serves them. */
export async function builtPages(shell: string): Promise<Pages> {
  const client = join(shell, "dist/client");
  const manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const { render } = (await import(join(shell, "dist/server/entry-server.js"))) as { render: Render };
  const main = manifest[entry]!;
  const styles = [...new Set(Object.values(manifest).flatMap(({ css, file }) => [...(css ?? []), file]))].filter(
    (file) => file.endsWith(".css"),
  );
  const fonts = Object.values(manifest).flatMap(({ file }) =>
    /latin-wght-normal.*\.woff2$/.test(file) && !file.includes("latin-ext") ? [file] : [],
  );
  const shared = filesOf(manifest, entry);
  const head = [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...shared].filter((file) => file !== main.file).map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${main.file}"></script>`,
  ].join("");
  const files = new Hono();
  files.use(
    "/assets/*",
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (_, http) => http.header("cache-control", `public, max-age=${year}, immutable`),
    }),
  );
  files.use(
    "*",
    serveStatic({ root: client, onFound: (_, http) => http.header("cache-control", "public, max-age=3600") }),
  );
  const preloads = (module: string) =>
    [...filesOf(manifest, `src/${module}`)].filter((file) => !shared.has(file)).map((file) => `/${file}`);
  return { render, assets: { head, preloads }, compressed: true, files };
}

/** Pages from the sources, with hot reload, as `npm run dev` serves them. */
export async function devPages(shell: string): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    ...siteBuild(shell, { dev: true }),
    server: { middlewareMode: true },
    appType: "custom",
  });
  const files = new Hono();
  files.use("*", async (http, next) => {
    const { incoming, outgoing } = http.env as { incoming: never; outgoing: never };
    const passed = await new Promise<boolean>((done) => {
      (outgoing as { on(event: string, listener: () => void): void }).on("finish", () => done(false));
      vite.middlewares(incoming, outgoing, () => done(true));
    });
    if (passed) return next();
    const { RESPONSE_ALREADY_SENT } = await import("@hono/node-server/utils/response");
    return RESPONSE_ALREADY_SENT;
  });
  const preamble = await vite.transformIndexHtml("/", "<head></head>");
  const head = `${/<head>([\s\S]*)<\/head>/.exec(preamble)?.[1] ?? ""}<link rel="stylesheet" href="/src/styles.css?direct"><script type="module" src="/${entry}"></script>`;
  const render: Render = async (request, options) => {
    const module = (await vite.ssrLoadModule("/src/render/entry-server.tsx")) as { render: Render };
    const page = await module.render(request, options);
    // Hot reload brings a script inside the page, which the policy for visitors forbids.
    page.headers.delete("content-security-policy");
    return page;
  };
  return { render, assets: { head, preloads: () => [] }, compressed: false, files };
}
