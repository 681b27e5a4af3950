/** The back end of the gate of streams, in a process of its own: its memory is what is measured. */
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { serve } from "@hono/node-server";
import { createLog, createServer, diskStorage, openDatabase } from "@kindling/server";
import { testSite } from "@kindling/server/testing";

const [url, members] = process.argv.slice(2) as [string, string];
const database = await openDatabase(url);
const hash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Members with an account and a session each, whose token is named after them. */
await database.pool.query(
  `insert into members (id, site, name, status, gender, sexuality, date_of_birth, country, region, search_min_age, search_max_age,
     about, interests, created_at, last_seen_at)
   overriding system value
   select n, 'general', 'Member ' || n, 'active', 'female', 'bi', '1990-01-01', 'NL', 'NL-UT', 18, 99, '', '{}', now(), now()
   from generate_series(1, $1::integer) as n`,
  [members],
);
await database.pool.query(
  `insert into accounts (id, site, email, password_hash, status, paid, language, time_zone, signup_at, signup_key, signup_message, terms_accepted_at)
   select n, 'general', n || '@example.com', 'none', 'active', true, 'en', 'UTC', now(), gen_random_uuid(), '', now()
   from generate_series(1, $1::integer) as n`,
  [members],
);
const tokens = Array.from({ length: Number(members) }, (_, n) => hash(`session-${n + 1}`));
await database.pool.query(
  `insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at)
   select hash, n, now(), now() + interval '1 hour', now() + interval '1 day' from unnest($1::text[]) with ordinality as made (hash, n)`,
  [tokens],
);

await database.pool.query("vacuum analyze members, accounts, sessions, member_event_heads");

const server = createServer({
  database,
  sites: [testSite],
  log: createLog("warn"),
  demo: true,
  storage: diskStorage(tmpdir()),
});
server.live.start();
const http = serve({ fetch: server.app.fetch, port: 0, hostname: "127.0.0.1" }, () =>
  process.send!({ port: (http.address() as AddressInfo).port }),
);
process.on("message", () => {
  globalThis.gc?.();
  const { rss, heapUsed: heap } = process.memoryUsage();
  process.send!({ rss, heap, open: server.live.size });
});
process.on("disconnect", () => process.exit());
