import { randomUUID } from "node:crypto";
import { calls, type CallError } from "@kindling/domain/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson, type Person } from "../members/people.fixture.ts";
import { createTestServer, signUpForm, type TestServer } from "../testing/index.ts";

let server: TestServer;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  server = await createTestServer();
  ann = await addPerson(server, { name: "Ann" });
  bob = await addPerson(server, { name: "Bob" });
});
afterAll(() => server.close());

const fieldsOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "ok",
    ({ code, facts }: CallError) => (code === "invalid_request" ? facts["fields"] : code),
  );
const write = (text: string) =>
  ann.client.call(calls.sendMessage, { body: { profile: bob.profile, text, request_key: randomUUID() } });

/** One character as a person counts, of ever so many code points. */
const tower = `e${"\u0301".repeat(20_000)}`;

it.each([
  ["zero-width spaces", "\u200b\u200b"],
  ["a Hangul filler", "\u3164"],
  ["blank braille", "\u2800"],
  ["marks alone", "\u0301\u0302"],
  ["blanks and a joiner", " \u00a0\u200d\n"],
])("F-021 C-032 %s are no message and cost nothing", async (_, text) => {
  const { credits } = await ann.client.call(calls.getUser);
  expect(await fieldsOf(write(text))).toEqual({ text: { code: "required" } });
  expect((await ann.client.call(calls.getUser)).credits).toBe(credits);
});

it("F-021 a character of twenty thousand code points is none, in a message, a name, a city and a profile", async () => {
  expect(await fieldsOf(write(tower))).toMatchObject({ text: { code: "too_long" } });
  const signUp = (parts: object) => fieldsOf(server.client().call(calls.signUp, { body: signUpForm(parts) }));
  expect(await signUp({ name: tower })).toMatchObject({ name: { code: "too_long", max: 30 } });
  expect(await signUp({ city: tower })).toMatchObject({ city: { code: "too_long", max: 80 } });
  const about = fieldsOf(ann.client.call(calls.changeProfile, { body: { about: tower } }));
  expect(await about).toMatchObject({ about: { code: "too_long", max: 2_000 } });
});

it("F-021 what nobody sees is no city and no word about oneself, and marks that pile up stand in no name", async () => {
  const signUp = (parts: object) => fieldsOf(server.client().call(calls.signUp, { body: signUpForm(parts) }));
  for (const city of ["\u200b", "\u3164\u2800", " \u00ad\u2060"])
    expect(await signUp({ city })).toEqual({ city: { code: "required" } });
  const pile = `A${"\u0323\u0301".repeat(9)}`;
  expect(await signUp({ city: pile })).toEqual({ city: { code: "invalid" } });
  expect(await signUp({ name: pile })).toEqual({ name: { code: "name_characters" } });
  const { profile } = await ann.client.call(calls.changeProfile, { body: { about: "\u200b\n\u3164", city: "\u2800" } });
  expect(profile).toMatchObject({ about: "", city: null });
  const client = server.client();
  const user = await client.call(calls.signUp, { body: signUpForm({ signup_message: "\u200d\u200d" }) });
  expect(user.profile.about).toBe("");
});

it("F-021 C-057 what a person writes with flags and families is within the limit that they see", async () => {
  expect(await fieldsOf(write("🏴󠁧󠁢󠁳󠁣󠁴󠁿👨‍👩‍👧".repeat(50)))).toBe("ok");
  expect(await fieldsOf(write("é".repeat(200)))).toBe("ok");
  expect(await fieldsOf(write("é".repeat(201)))).toEqual({ text: { code: "too_long", max: 200 } });
});
