import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { sandboxProvider, seedDemo, startJobs } from "@kindling/server";
import { createTestServer, testHost, testSite } from "@kindling/server/testing";
import type { StartedBackEnd } from "./describe-back-end.ts";

const secret = "a secret for tests, long enough to be one";

/** The reference back end with made-up members, in this process. Its time goes on, and its jobs are done, with each request. */
export async function startServer(): Promise<StartedBackEnd> {
  const send = async (request: Request): Promise<Response> => server.app.fetch(request);
  const server = await createTestServer({ providers: [sandboxProvider({ secret, send })] });
  await seedDemo(server.services, testSite);
  return {
    origin: `https://${testHost}`,
    backstage: {
      pass: (milliseconds) => server.clock.advance(milliseconds),
    },
    async fetch(request) {
      server.clock.advance(100);
      const answer = await send(request);
      // What the next request may look for: a mail, or the outcome of a payment.
      if (request.method !== "GET" && /signup|mail|password|undo|user|sandbox/.test(request.url))
        await server.drainJobs();
      return answer;
    },
    close: () => server.close(),
  };
}

/** Listens on a port of this machine for as long as a test needs it. */
export async function listen(fetch: Parameters<typeof serve>[0]["fetch"]) {
  const http = serve({ fetch, port: 0, hostname: "127.0.0.1" });
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const close = async () => {
    const closed = once(http, "close");
    http.close();
    await closed;
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** The reference back end as it is started: listening, its jobs worked off beside it. */
export async function startListeningServer(): Promise<{ origin: string; close(): Promise<void> }> {
  const { origin, close } = await listen((request, bindings) => {
    server.clock.advance(100);
    return server.app.fetch(request, bindings);
  });
  const server = await createTestServer({
    sites: [{ ...testSite, origin }],
    providers: [sandboxProvider({ secret })],
  });
  await seedDemo(server.services, testSite);
  const jobs = await startJobs(server.work);
  return {
    origin,
    async close() {
      await close();
      await jobs.stop();
      await server.close();
    },
  };
}
