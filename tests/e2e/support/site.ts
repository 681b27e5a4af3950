import { type AddressInfo, BlockList } from "node:net";
import { serve } from "@hono/node-server";
import { createManualClock, type ManualClock } from "@kindling/domain/time";
import {
  createEdge,
  createServer,
  diskStorage,
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

/** What the sites of a run share, so that the demo's people are written once and drawn once. */
export interface Demo {
  /** A database of the general site as the demo begins; theirs are copies of it. */
  readonly template: string;
  readonly mediaDir: string;
}

declare module "vitest" {
  interface ProvidedContext {
    demo: Demo;
  }
}

/** A site as it is built, over a database and a time of its own. */
export interface TestSite extends Server {
  readonly site: Site;
  readonly origin: string;
  readonly clock: ManualClock;
  /** The link of the latest mail to an address, or of the latest that leads to a path, once it has been sent. */
  mailLink(to: string, path?: string): Promise<string>;
  close(): Promise<void>;
}

/** Sites of one process, over one database. */
export interface TestSites {
  /** One of them, by its key. */
  of(key: string): TestSite;
  close(): Promise<void>;
}

export interface TestSiteOptions {
  /** When the test is, in milliseconds since 1970, on a demo of that day. @default the machine's time */
  readonly now?: number;
  /** A back end that stands in for the real one. */
  readonly apiOrigin?: string;
  /** Changes what renders the pages. */
  readonly changePages?: (pages: Pages) => Pages;
  /** A header by which whoever asks says from which country they do, as a proxy in front would. */
  readonly countryHeader?: string;
  /** Languages that the server speaks instead of the shell's; its scripts are built for those alone. */
  readonly locales?: Site["locales"];
  /** Settings that differ from the shell's. */
  readonly settings?: Partial<Site["settings"]>;
}

/** Starts sites on a free port. */
export async function startSites(
  names: readonly string[],
  { now, settings = {}, locales, apiOrigin, countryHeader, changePages = (pages) => pages }: TestSiteOptions = {},
): Promise<TestSites> {
  const [postgres, demo] = [inject("postgres"), inject("demo")];
  const copy = await createTestDatabase(postgres, now === undefined ? demo.template : postgres.template);
  const database = await openDatabase(copy.url);
  const clock = createManualClock(now ?? Date.now());
  const http = serve({ ...serverOptions, fetch: (request, env) => app.fetch(request, env), port: 0 });
  answerLongHeads(http);
  await new Promise((done) => http.once("listening", done));
  const shells = await readShells(names, (http.address() as AddressInfo).port);
  const sites = shells.map(({ site }) => ({
    ...site,
    ...(locales && { locales }),
    settings: { ...site.settings, ...settings },
  }));
  const log = pino({ level: "warn" });
  const server = createServer({
    database,
    sites,
    log,
    demo: true,
    clock,
    storage: diskStorage(demo.mediaDir),
    providers: [sandboxProvider({ secret: paymentSecret, send: fetchLocal })],
  });
  // A copy of the run's demo has the general site's people already.
  for (const site of sites) await seedDemo(server.services, site);
  const jobs = await startJobs(server.work);
  const pages = await Promise.all(
    shells.map(async (shell) => [shell.site.key, changePages(await builtPages(shell))] as const),
  );
  const app = createSitesApp({
    edge: createEdge({ sites, ...(countryHeader && { countryHeader, proxies: ourselves() }) }),
    backEnd: apiOrigin ? backEndAt(apiOrigin) : ownBackEnd(server),
    pages: new Map(pages),
    onFailure: (failure, path) => log.error({ err: failure, path }, "page failed"),
  });
  const close = async () => {
    await jobs.stop();
    await server.live.stop();
    if ("closeAllConnections" in http) http.closeAllConnections();
    await new Promise((done) => http.close(done));
    await database.close();
    await copy.drop();
  };
  return {
    of(key) {
      const site = sites.find((one) => one.key === key)!;
      const { origin } = site;
      return { ...server, site, origin, clock, close, mailLink: (to, path) => mailLink(origin, to, path) };
    },
    close,
  };
}

/** The machine's own address, as one of the proxies that are believed. */
function ourselves(): BlockList {
  const list = new BlockList();
  list.addAddress("127.0.0.1");
  list.addAddress("::1", "ipv6");
  return list;
}

/** Starts the general site on a free port. */
export const startSite = async (options: TestSiteOptions = {}): Promise<TestSite> =>
  (await startSites(["general"], options)).of("general");

/** Asks until it is there. */
const mailLink = (origin: string, to: string, path = ""): Promise<string> =>
  vi.waitFor(
    async () => {
      const outbox = await fetchLocal(`${origin}/dev/outbox.json`);
      const mails = (await outbox.json()) as { to: string; links: string[] }[];
      const links = mails.flatMap((mail) => (mail.to === to ? mail.links.slice(0, 1) : []));
      const link = links.find((one) => new URL(one).pathname.startsWith(path));
      if (!link) throw new Error(`no mail to ${to}`);
      return link;
    },
    { timeout: 10_000 },
  );
