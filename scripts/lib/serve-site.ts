import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { serve } from "@hono/node-server";
import {
  createLog,
  DataDirectoryInUse,
  type EmbeddedPostgres,
  createServer,
  openDatabase,
  outboxTransport,
  readConfig,
  sandboxProvider,
  smtpTransport,
  startEmbeddedPostgres,
  startJobs,
  seedDemo,
  parseSites,
} from "@kindling/server";
import { builtPages, devPages } from "./pages.ts";
import { onParentGone } from "./parent.ts";
import { createSiteApp } from "./site-app.ts";

interface ServeOptions {
  /** The shell's folder in apps/. */
  readonly shell: string;
  readonly dev: boolean;
}

/** Milliseconds for answers under way when the server stops. */
const drainTime = 2_000;
/** Milliseconds that a former process may take to stop after its launcher was killed. */
const handOverTime = 10_000;

const isLocal = (origin: string) => new URL(origin).hostname === "localhost";

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

/** Starts a site and everything that it needs; stops it all when the launcher does. */
export async function serveSite({ shell, dev }: ServeOptions): Promise<void> {
  const config = readConfig({
    KINDLING_DEMO: "true",
    KINDLING_DATA_DIR: resolve(shell, "../../.data"),
    ...process.env,
  });
  const log = createLog(config.logLevel);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end().catch(() => {});
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  onParentGone(() => void stop());

  const { site: raw } = (await import(join(shell, "site.config.ts"))) as { site: { origin: string } };
  // On one's own machine links in mails follow the port that was chosen.
  const origin = isLocal(raw.origin) ? `http://localhost:${config.port}` : raw.origin;
  const [site] = parseSites([{ ...raw, origin }]);

  const postgres = config.databaseUrl ? undefined : await startPostgres(join(config.dataDir, "postgres"));
  if (postgres) stops.push(() => postgres.stop());
  const database = await openDatabase(config.databaseUrl ?? postgres!.url);
  stops.push(() => database.close());

  const server = createServer({
    database,
    sites: [site!],
    log,
    demo: config.demo,
    mediaDir: join(config.dataDir, "media"),
    transport: config.smtpUrl ? smtpTransport(config.smtpUrl) : outboxTransport,
    providers: config.demo ? [sandboxProvider({ secret: config.paymentSecret })] : [],
    proxies: config.proxies,
  });
  const account = config.demo ? await seedDemo(server.services, site!) : undefined;
  const jobs = await startJobs(server.work);
  stops.push(() => jobs.stop());

  const pages = await (dev ? devPages(shell) : builtPages(shell));
  const app = createSiteApp({ site: site!, server, pages, apiOrigin: process.env["API_ORIGIN"] });
  const http = serve({ fetch: app.fetch, port: config.port }, (address: AddressInfo) => {
    const url = `http://localhost:${address.port}`;
    console.log(`\n  ${site!.settings.name} is at ${url}`);
    if (account)
      console.log(
        `  Log in as ${account.email} with the password ${account.password}\n  Mail, SMS and push: ${url}/dev/outbox`,
      );
    console.log("  Ctrl-C stops it.\n");
  });
  stops.push(
    () =>
      new Promise((done) => {
        http.close(done);
        // Browsers keep connections open for later; only answers under way are waited for, and not for long.
        if ("closeIdleConnections" in http) http.closeIdleConnections();
        setTimeout(() => "closeAllConnections" in http && http.closeAllConnections(), drainTime).unref();
      }),
  );
}
