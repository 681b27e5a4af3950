export { createTestDatabase } from "../database/test-database.ts";
export { type CookieJar, createCookieJar, createTestClient, type TestClient } from "./client.ts";
export { type Broken, fuzz } from "./fuzz.ts";
export type { TestServerAddress } from "./global-setup.ts";
export { activationToken, blockMember, createMember, signUpForm, signUpMember, type TestMember } from "./members.ts";
export { createTestServer, type TestServer, type TestServerOptions } from "./server.ts";
export { testHost, testSite } from "./site.ts";
