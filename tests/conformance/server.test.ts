import { sandboxProvider } from "@kindling/server";
import { activationToken, createTestServer, testHost, testSite } from "@kindling/server/testing";
import { calls } from "@kindling/domain/contract";
import { describeBackEnd } from "./suite.ts";

describeBackEnd("BEYOND-22 the server", async () => {
  const server = await createTestServer({
    sites: [{ ...testSite, settings: { ...testSite.settings, region_data: false } }],
    providers: [sandboxProvider({ secret: "a secret for tests, long enough to be one" })],
  });
  return {
    origin: `http://${testHost}`,
    fetch: async (request) => server.app.fetch(request),
    confirm: async (email) => {
      await server.client().call(calls.activate, { body: { token: await activationToken(server, email) } });
    },
    close: () => server.close(),
  };
});
