import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { serve } from "@hono/node-server";
import { createManualClock, type ManualClock } from "@kindling/domain/time";
import { site as general } from "@kindling/general/config";
import { createServer, openDatabase, type Server, sandboxProvider, seedDemo, startJobs } from "@kindling/server";
import { createTestDatabase } from "@kindling/server/testing";
import { pino } from "pino";
import { inject } from "vitest";
import { builtPages, type Pages } from "../../../scripts/lib/pages.ts";
import { createSiteApp } from "../../../scripts/lib/site-app.ts";

export const paymentSecret = "a secret of the sandbox that is for tests only";

/** The general site as it is built, over a database and a time of its own. */
export interface TestSite extends Server {
  readonly origin: string;
  readonly clock: ManualClock;
  /** Links of the latest mail to an address, once it has been sent. */
  mailLink(to: string): Promise<string>;
  close(): Promise<void>;
}

interface StartOptions {
  readonly now?: number;
  /** A back end that stands in for the real one. */
  readonly apiOrigin?: string;
  /** Changes what renders the pages. */
  readonly changePages?: (pages: Pages) => Pages;
}

/** Starts the site on a free port. */
export async function startSite({
  now = Date.now(),
  apiOrigin,
  changePages = (pages) => pages,
}: StartOptions = {}): Promise<TestSite> {
  const postgres = inject("postgres");
  const copy = await createTestDatabase(postgres, postgres.template);
  const database = await openDatabase(copy.url);
  const clock = createManualClock(now);
  const mediaDir = await mkdtemp(join(tmpdir(), "kindling-e2e-"));
  const http = serve({ fetch: (request, env) => app.fetch(request, env), port: 0 });
  await new Promise((done) => http.once("listening", done));
  const origin = `http://localhost:${(http.address() as AddressInfo).port}`;
  const site = { ...general, origin };
  const server = createServer({
    database,
    sites: [site],
    log: pino({ level: "warn" }),
    demo: true,
    clock,
    mediaDir,
    providers: [sandboxProvider({ secret: paymentSecret })],
  });
  await seedDemo(server.services, site);
  const jobs = await startJobs(server.work);
  const pages = changePages(await builtPages(resolve(import.meta.dirname, "../../../apps/general")));
  const app = createSiteApp({ site, server, apiOrigin, pages });
  return {
    ...server,
    origin,
    clock,
    async mailLink(to) {
      const deadline = Date.now() + 10_000;
      while (Date.now() < deadline) {
        const mails = (await (await fetch(`${origin}/dev/outbox.json`)).json()) as { to: string; links: string[] }[];
        const link = mails.find((mail) => mail.to === to)?.links[0];
        if (link) return link;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error(`no mail to ${to}`);
    },
    async close() {
      await jobs.stop();
      if ("closeAllConnections" in http) http.closeAllConnections();
      await new Promise((done) => http.close(done));
      await database.close();
      await copy.drop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}
