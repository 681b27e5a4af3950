import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createManualClock, type ManualClock } from "@kindling/domain/time";
import {
  createEdge,
  createServer,
  openDatabase,
  type Server,
  sandboxProvider,
  seedDemo,
  type Site,
  startJobs,
} from "@kindling/server";
import { createTestDatabase } from "@kindling/server/testing";
import { pino } from "pino";
import { inject, vi } from "vitest";
import { backEndAt, ownBackEnd } from "../../../scripts/lib/back-end.ts";
import { answerLongHeads, serverOptions } from "../../../scripts/lib/long-heads.ts";
import { builtPages, type Pages } from "../../../scripts/lib/pages.ts";
import { readShells } from "../../../scripts/lib/shells.ts";
import { createSitesApp } from "../../../scripts/lib/sites-app.ts";
import { fetchLocal } from "./local-fetch.ts";

export const paymentSecret = "a secret of the sandbox that is for tests only";

/** A site as it is built, over a database and a time of its own. */
export interface TestSite extends Server {
  readonly site: Site;
  readonly origin: string;
  readonly clock: ManualClock;
  /** Links of the latest mail to an address, once it has been sent. */
  mailLink(to: string): Promise<string>;
  close(): Promise<void>;
}

/** Sites of one process, over one database. */
export interface TestSites {
  /** One of them, by its key. */
  of(key: string): TestSite;
  close(): Promise<void>;
}

export interface TestSiteOptions {
  /** When the test is, in milliseconds since 1970. @default the machine's time */
  readonly now?: number;
  /** A back end that stands in for the real one. */
  readonly apiOrigin?: string;
  /** Changes what renders the pages. */
  readonly changePages?: (pages: Pages) => Pages;
  /** Settings that differ from the shell's. */
  readonly settings?: Partial<Site["settings"]>;
}

/** Starts sites on a free port. */
export async function startSites(
  names: readonly string[],
  { now = Date.now(), settings = {}, apiOrigin, changePages = (pages) => pages }: TestSiteOptions = {},
): Promise<TestSites> {
  const postgres = inject("postgres");
  const copy = await createTestDatabase(postgres, postgres.template);
  const database = await openDatabase(copy.url);
  const clock = createManualClock(now);
  const mediaDir = await mkdtemp(join(tmpdir(), "kindling-e2e-"));
  const http = serve({ ...serverOptions, fetch: (request, env) => app.fetch(request, env), port: 0 });
  answerLongHeads(http);
  await new Promise((done) => http.once("listening", done));
  const shells = await readShells(names, (http.address() as AddressInfo).port);
  const sites = shells.map(({ site }) => ({ ...site, settings: { ...site.settings, ...settings } }));
  const log = pino({ level: "warn" });
  const server = createServer({
    database,
    sites,
    log,
    demo: true,
    clock,
    mediaDir,
    providers: [sandboxProvider({ secret: paymentSecret, send: fetchLocal })],
  });
  for (const site of sites) await seedDemo(server.services, site);
  const jobs = await startJobs(server.work);
  const pages = await Promise.all(
    shells.map(async (shell) => [shell.site.key, changePages(await builtPages(shell))] as const),
  );
  const app = createSitesApp({
    edge: createEdge({ sites }),
    backEnd: apiOrigin ? backEndAt(apiOrigin) : ownBackEnd(server),
    pages: new Map(pages),
    onFailure: (failure, path) => log.error({ err: failure, path }, "page failed"),
  });
  const close = async () => {
    await jobs.stop();
    if ("closeAllConnections" in http) http.closeAllConnections();
    await new Promise((done) => http.close(done));
    await database.close();
    await copy.drop();
    // A picture may still be on its way to the disk.
    await rm(mediaDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  return {
    of(key) {
      const site = sites.find((one) => one.key === key)!;
      const { origin } = site;
      return { ...server, site, origin, clock, close, mailLink: (to) => mailLink(origin, to) };
    },
    close,
  };
}

/** Starts the general site on a free port. */
export const startSite = async (options: TestSiteOptions = {}): Promise<TestSite> =>
  (await startSites(["general"], options)).of("general");

/** Asks until it is there. */
const mailLink = (origin: string, to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const outbox = await fetchLocal(`${origin}/dev/outbox.json`);
      const mails = (await outbox.json()) as { to: string; links: string[] }[];
      const link = mails.find((mail) => mail.to === to)?.links[0];
      if (!link) throw new Error(`no mail to ${to}`);
      return link;
    },
    { timeout: 10_000 },
  );
