import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { type ServerType, serve } from "@hono/node-server";
import {
  type Config,
  createEdge,
  createLog,
  createServer,
  demoAccount,
  DataDirectoryInUse,
  diskStorage,
  type EmbeddedPostgres,
  guardWorld,
  keptSecret,
  openDatabase,
  outboxTransport,
  readConfig,
  s3Storage,
  sandboxProvider,
  seedDemo,
  type Server,
  type Site,
  smtpTransport,
  staleCountries,
  startEmbeddedPostgres,
  startJobs,
} from "@kindling/server";
import { type BackEnd, backEndAt, ownBackEnd } from "./back-end.ts";
import { answerLongHeads, serverOptions } from "./long-heads.ts";
import { createDrain } from "./drain.ts";
import { builtPages, devPages } from "./pages.ts";
import { onParentGone } from "./parent.ts";
import { readShells } from "./shells.ts";
import { createSitesApp } from "./sites-app.ts";

interface ServeOptions {
  /** Names of shells in apps/. */
  readonly names: readonly string[];
  readonly dev: boolean;
}

/** Milliseconds for requests on their way when the server stops, and then for their answers to reach who asked. */
const drainTime = 6_000;
const sendTime = 2_000;
/** Milliseconds that a former process may take to stop after its launcher was killed. */
const handOverTime = 10_000;

/** Where a demo listens: on this machine only, under both of its addresses. */
const loopback = ["127.0.0.1", "::1"];

/** What is to be ended, the latest first. */
type Stops = (() => Promise<unknown>)[];

/** Starts the database; one that a former process is just letting go of is waited for. */
async function startPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + handOverTime;
  for (;;) {
    try {
      return await startEmbeddedPostgres({ dataDir });
    } catch (failure) {
      if (!(failure instanceof DataDirectoryInUse) || Date.now() > deadline) throw failure;
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

/** Starts the back end of some sites in this process: one database, with a pool of members for each. */
async function startBackEnd(
  sites: readonly Site[],
  config: Config,
  log: ReturnType<typeof createLog>,
  stops: Stops,
): Promise<Server> {
  const postgres = config.databaseUrl ? undefined : await startPostgres(join(config.dataDir, "postgres"));
  if (postgres) stops.push(() => postgres.stop());
  const database = await openDatabase(config.databaseUrl ?? postgres!.url, {
    connections: config.databasePool,
    prepare: config.databasePrepare,
  });
  stops.push(() => database.close());
  if (!config.demo) await guardWorld(sites, database.db);
  const server: Server = createServer({
    ...config,
    database,
    listenUrl: config.databaseListenUrl,
    sites,
    log,
    storage: config.bucket ? s3Storage(config.bucket) : diskStorage(join(config.dataDir, "media")),
    transport: config.smtpUrl ? smtpTransport(config.smtpUrl) : outboxTransport,
    // The sandbox calls back under a site's own name, which this machine need not know.
    providers: config.demo
      ? [
          sandboxProvider({
            secret: config.paymentSecret ?? (await keptSecret(config.dataDir)),
            send: async (request) => server.app.fetch(request),
          }),
        ]
      : [],
  });
  if (config.demo) for (const site of sites) await seedDemo(server.services, site);
  const jobs = await startJobs(server.work);
  stops.push(() => jobs.stop());
  return server;
}

/** Listens at an address; answers nothing where this machine has no such address. */
function listen(fetch: Parameters<typeof serve>[0]["fetch"], port: number, hostname: string | undefined) {
  return new Promise<ServerType | undefined>((done, fail) => {
    const http = serve({ ...serverOptions, fetch, port, ...(hostname && { hostname }) }, () => done(http));
    answerLongHeads(http);
    http.once("error", (error: NodeJS.ErrnoException) =>
      hostname === "::1" && error.code !== "EADDRINUSE" ? done(undefined) : fail(error),
    );
  });
}

const closing = (http: ServerType) => () =>
  new Promise((done) => {
    http.close(done);
    // Browsers keep connections open for later; only answers under way are waited for, and not for long.
    if ("closeIdleConnections" in http) http.closeIdleConnections();
    setTimeout(() => "closeAllConnections" in http && http.closeAllConnections(), sendTime).unref();
  });

/** Starts sites and everything that they need; stops it all when the launcher does. */
export async function serveSites({ names, dev }: ServeOptions): Promise<void> {
  const config = readConfig({
    // Who names a mail server means the world.
    KINDLING_DEMO: String(!process.env["SMTP_URL"]),
    KINDLING_DATA_DIR: resolve(import.meta.dirname, "../../.data"),
    ...process.env,
  });
  const log = createLog(config.logLevel);
  const stops: Stops = [];
  let stopping = false;
  // Asked by several at once: a signal to the whole group comes here and ends the launcher, which asks again.
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    for (const end of stops.toReversed()) await end().catch(() => {});
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  onParentGone(() => void stop());

  const shells = await readShells(names, config.port);
  const sites = shells.map(({ site }) => site);
  const old = staleCountries(Date.now());
  if (old) log.warn(old);

  if (!config.demo && config.apiOrigin) await guardWorld(sites, undefined);
  const server = config.apiOrigin ? undefined : await startBackEnd(sites, config, log, stops);
  server?.live.start();
  const backEnd: BackEnd = server ? ownBackEnd(server) : backEndAt(config.apiOrigin!);
  const pages = new Map(
    await Promise.all(
      shells.map(async (shell) => [shell.site.key, await (dev ? devPages(shell) : builtPages(shell))] as const),
    ),
  );
  const app = createSitesApp({
    edge: createEdge({ ...config, sites }),
    backEnd,
    pages,
    onFailure: (failure, path) => log.error({ err: failure, path }, "page failed"),
  });

  const drain = createDrain((request, env) => app.fetch(request, env));
  const [first, ...more] = config.demo ? loopback : [undefined];
  const http = await listen(drain.fetch, config.port, first);
  stops.push(closing(http!));
  const { port } = http!.address() as AddressInfo;
  for (const address of more) {
    const other = await listen(drain.fetch, port, address);
    if (other) stops.push(closing(other));
  }
  // Streams are no requests on their way: their readers are sent to who comes next.
  if (server) stops.push(() => server.live.stop());
  stops.push(() => drain.end(drainTime));
  sayWhere(sites, config);
}

/** Tells where the sites are and, in demo mode, whom to log in as. */
function sayWhere(sites: readonly Site[], { demo, apiOrigin }: Config): void {
  const lines = sites.map(({ settings, origin }) => `${settings.name} is at ${origin}`);
  if (demo && !apiOrigin) {
    const { email, password } = demoAccount;
    lines.push(`Log in ${sites.length > 1 ? "to each " : ""}as ${email} with the password ${password}`);
    lines.push(`Mail, SMS and push: ${sites[0]!.origin}/dev/outbox`);
  }
  console.log(`\n${[...lines, "Ctrl-C stops it."].map((line) => `  ${line}\n`).join("")}`);
}
