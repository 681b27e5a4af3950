import { type Clock, systemClock } from "@kindling/domain/time";
import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import type { Logger } from "pino";
import type { Services } from "./context.ts";
import type { OpenDatabase } from "./database/database.ts";
import { resetMailTask } from "./accounts/ask-reset.ts";
import { deliverHeldTask } from "./chats/held.ts";
import { drawPortrait } from "./demo/portrait.ts";
import { createLive, type Live } from "./live/live.ts";
import { handlers } from "./handlers.ts";
import { limitBody } from "./http/body-limit.ts";
import { messagePhotoAccess } from "./chats/message-photos.ts";
import { contextOf } from "./http/context-of.ts";
import { createEdge, type EdgeEnv, type EdgeOptions } from "./http/caller.ts";
import { devRoutes } from "./http/dev-routes.ts";
import { limitCookies } from "./http/cookie-limit.ts";
import { etags } from "./http/etags.ts";
import { describeApi } from "./http/openapi.ts";
import { createRouter, refuse } from "./http/router.ts";
import { secureHeaders } from "./http/secure-headers.ts";
import { dataRoutes } from "./accounts/data-routes.ts";
import { eraseTask } from "./accounts/erase.ts";
import { cleanUpTask } from "./jobs/clean-up.ts";
import type { Task } from "./jobs/task.ts";
import type { WorkerOptions } from "./jobs/worker.ts";
import { queueMailer } from "./mail/mailer.ts";
import { sendMailTask } from "./mail/send-mail.ts";
import { outboxTransport, type Transport } from "./mail/transport.ts";
import { photoAccess } from "./members/photo-access.ts";
import { readerOf } from "./members/reader.ts";
import { demoScorer } from "./media/demo-scorer.ts";
import type { PhotoScorer } from "./media/photo-scorer.ts";
import { removeFilesTask } from "./media/remove-files.ts";
import { mediaRoutes } from "./media/routes.ts";
import type { Storage } from "./media/storage.ts";
import { guardProviders } from "./payments/guard-providers.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { fillCellsTask } from "./places/fill-cells.ts";

/** What a server is made of. */
export interface ServerOptions extends EdgeOptions {
  readonly database: OpenDatabase;
  /** The database's own address, to listen at, where `database` is behind a pooler. @default the database's */
  readonly listenUrl?: string | undefined;
  readonly log: Logger;
  /** Made-up members may exist, and /dev/outbox shows what would have been sent. */
  readonly demo: boolean;
  /** @default the machine's */
  readonly clock?: Clock;
  /** @default the outbox */
  readonly transport?: Transport;
  readonly providers?: readonly PaymentProvider[];
  /** Where files of members are kept. */
  readonly storage: Storage;
  /** Looks at photos before they are delivered. @default the demo's */
  readonly photoScorer?: PhotoScorer;
}

/** The back end of the contract. */
export interface Server {
  /** Answers `/api/*`, `/healthz` and, in demo mode, `/dev/*`; 404 for the rest. */
  readonly app: Hono<EdgeEnv>;
  readonly services: Services;
  /** The streams of this process: it is stopped before the database is closed. */
  readonly live: Live;
  /** What `startJobs` and `drainJobs` take. */
  readonly work: WorkerOptions;
}

/** Whether a site of this process stands in front, through whose own rules for every answer this one goes. */
const isFronted = ({ env }: Context<EdgeEnv>): boolean => env?.caller !== undefined;

/** Puts the back end together. It listens nowhere and works off no jobs yet. */
export function createServer(options: ServerOptions): Server {
  const {
    database,
    sites,
    log,
    demo,
    clock = systemClock,
    transport = outboxTransport,
    providers = [],
    storage,
    photoScorer = demoScorer,
    listenUrl,
  } = options;
  guardProviders(providers, { demo, log });
  if (!demo && photoScorer === demoScorer)
    log.warn("Photos are scored by the demo's scorer, which knows colours only: give the server one that looks");
  const live = createLive({ database, clock, log, listenUrl });
  const { db } = database;
  const services: Services = {
    db,
    clock,
    log,
    sites,
    mailer: queueMailer,
    storage,
    photoScorer,
    live,
    providers,
    demo,
  };
  const tasks: Task[] = [
    sendMailTask(transport, services),
    resetMailTask(services) as Task,
    removeFilesTask(storage) as Task,
    deliverHeldTask(services) as Task,
    cleanUpTask(db, clock),
    eraseTask(services),
    fillCellsTask(db) as Task,
    ...providers.flatMap((provider) => provider.tasks ?? []),
  ];
  const description = describeApi();

  const app = new Hono<EdgeEnv>();
  app.onError((failure, http) => refuse(http, failure, services));
  app.use(except(isFronted, secureHeaders, etags, limitCookies), limitBody);
  app.get("/healthz", async (http) => {
    await services.db.execute(sql`select 1`);
    return http.json({ ok: true });
  });
  app.use(createEdge(options));
  app.get("/api/openapi.json", (http) => http.json(description, 200, { "cache-control": "public, no-cache" }));
  if (demo) app.route("/", devRoutes(services));
  app.route(
    "/",
    mediaRoutes({
      storage,
      accessTo: async (http, name) => {
        const reader = readerOf(await contextOf(http, services));
        return (await photoAccess(db, reader, name)) ?? messagePhotoAccess(db, reader, name);
      },
      draw: demo ? drawPortrait : undefined,
    }),
  );
  app.route("/", dataRoutes(services));
  app.route("/", paymentRoutes(services));
  app.route("/", createRouter(handlers, services));
  return { app, services, live, work: { pool: database.pool, log, tasks } };
}
