export { decideHeld, type HeldMessage, readHeld } from "./chats/held.ts";
export { type Config, InvalidConfig, readConfig } from "./config.ts";
export type { Services } from "./context.ts";
export { type Breach, checkLedger } from "./credits/check-ledger.ts";
export { type OpenDatabase, openDatabase } from "./database/database.ts";
export {
  DataDirectoryInUse,
  DataDirectoryUnreachable,
  type EmbeddedPostgres,
  runningPostgres,
  startEmbeddedPostgres,
} from "./database/embedded.ts";
export { DatabaseUnusable } from "./database/unusable.ts";
export { DemoInTheWorld, guardWorld } from "./demo/guard-world.ts";
export { keptSecret } from "./demo/secret.ts";
export { demoAccount, seedDemo } from "./demo/seed.ts";
export { type Caller, createEdge, type EdgeEnv } from "./http/caller.ts";
export { headMaxBytes, limitCookies, tooManyCookies, tooManyCookiesHeaders } from "./http/cookie-limit.ts";
export { etags } from "./http/etags.ts";
export { secureHeaders } from "./http/secure-headers.ts";
export { staleCountries } from "./http/country.ts";
export { type Jobs, startJobs } from "./jobs/worker.ts";
export { createLog } from "./log.ts";
export { outboxTransport, smtpTransport, type Transport } from "./mail/transport.ts";
export { s3Storage } from "./media/s3-storage.ts";
export type { PhotoScore, PhotoScorer } from "./media/photo-scorer.ts";
export { diskStorage, type Storage } from "./media/storage.ts";
export type { PaymentProvider } from "./payments/provider.ts";
export { sandboxProvider } from "./payments/sandbox/sandbox.ts";
export { createServer, type Server, type ServerOptions } from "./server.ts";
export { InvalidSites, isLocalHost, parseSites, type Site } from "./sites.ts";
