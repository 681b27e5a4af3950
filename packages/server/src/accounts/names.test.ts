import { type CallError, calls } from "@kindling/domain/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, signUpForm, type TestServer } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Under which name somebody is taken in, or why not. */
const nameAfter = (name: string): Promise<string> =>
  server
    .client()
    .call(calls.signUp, { body: signUpForm({ name }) })
    .then(
      ({ profile }) => profile.name,
      ({ fields }: CallError) => fields["name"]?.code ?? "refused otherwise",
    );

describe("F-022 a name on a direct call", () => {
  it.each([
    ["A\u200dnna Berg", "Anna Berg"],
    ["An\u00adna\u2060 Berg\ufeff", "Anna Berg"],
    ["\uff21nna\u3000Berg", "Anna Berg"],
    ["𝐀𝗇𝗇𝖺 Berg.", "Anna Berg"],
    [". Anna  Berg ..", "Anna Berg"],
    ["Anna\u{e0042}\ufe0f Berg", "Anna Berg"],
    ["Anna 👩‍❤️‍👨", "Anna 👩‍❤️‍👨"],
  ])("has one spelling: %j is kept as %s", async (name, kept) => {
    expect(await nameAfter(name)).toBe(kept);
  });

  it.each(["\u0410nna Berg", "Ann\u0251\u0430", "Be\u03c1g", "\ua4ee\ua4e0\ua4e0\ua4ee", "\u13aanna"])(
    "has letters of one alphabet a word: %s",
    async (name) => {
      expect(await nameAfter(name)).toBe("name_alphabets");
    },
  );

  it.each([
    "Support",
    "Anna Support",
    "Anna Supp\u200dort",
    "Anna Sup\u00adport",
    "\uff33upport",
    "Anna Support.",
    "S u p p o r t",
    "5upp0rt",
    "\u0455\u0446\u0440\u0440\u043e\u0433\u0442",
    "Admin",
    "Kindling",
    "K\u0131ndl1ng Team",
    "KindIing",
    "Kundenservice",
    "Assistance",
  ])("is not the site's or its team's: %s", async (name) => {
    expect(await nameAfter(name)).toBe("name_reserved");
  });

  it.each([
    "http://evil.test",
    "evil.test",
    "Anna evil\u3002test",
    "\uff57ww.evil",
    "anna@evil.test",
    "t.me/anna",
    "10.0.0.1",
  ])("is no address: %s", async (name) => {
    expect(await nameAfter(name)).toBe("name_address");
  });
});
