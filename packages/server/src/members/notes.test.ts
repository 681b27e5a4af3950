import { calls, type NoteField, noteFields, type ProfileChange, profileFields } from "@kindling/domain/contract";
import { noteMaxLength } from "@kindling/domain/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer, testSite } from "../testing/index.ts";
import { addPerson, type Person } from "./people.fixture.ts";

const siteWith = (notes: readonly NoteField[], fields = [...profileFields]) => ({
  ...testSite,
  settings: { ...testSite.settings, visible_profile_notes: [...notes], visible_profile_fields: fields },
});

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await createTestServer({ sites: [siteWith(["hair_color", "tattoos", "gender"])] });
  person = await addPerson(server);
});

afterAll(() => server.close());

const change = async (body: ProfileChange) => (await person.client.call(calls.changeProfile, { body })).profile;
const seen = async () => (await server.client().call(calls.getMember, { query: { id: person.profile } })).profile;

describe("SET-07 notes to the fields of a profile", () => {
  it("are kept in one line, by field, until they are emptied, and shown to others", async () => {
    await change({ notes: { hair_color: "  Gray\r\nat the   edges ", tattoos: "A heron" } });
    expect((await seen()).notes).toEqual({ hair_color: "Gray at the edges", tattoos: "A heron" });
    expect((await change({ notes: { gender: "Ask me" } })).notes).toMatchObject({
      gender: "Ask me",
      tattoos: "A heron",
    });
    await change({ notes: { tattoos: " ", gender: "" } });
    await change({ about: "I dive." });
    expect((await seen()).notes).toEqual({ hair_color: "Gray at the edges" });
  });

  it.each<[string, ProfileChange["notes"], string, string]>([
    ["one that is too long", { tattoos: "👩‍👩‍👧".repeat(noteMaxLength + 1) }, "notes.tattoos", "too_long"],
    ["one of a field that has none here", { body_type: "Broad" }, "notes.body_type", "invalid"],
  ])("refuse %s", async (_, notes, field, code) => {
    await expect(change({ notes })).rejects.toMatchObject({ code: "invalid_request", fields: { [field]: { code } } });
  });

  it("count characters as a person does", async () => {
    const tattoos = "👩‍👩‍👧".repeat(noteMaxLength);
    expect((await change({ notes: { tattoos } })).notes["tattoos"]).toBe(tattoos);
  });

  it.each([
    ["about, which is a text already", { about: "x" }],
    ["a field of nobody's", { shoe_size: "x" }],
  ])("are none of %s", async (_, notes) => {
    const headers = { "content-type": "application/json", "x-request-type": "client" };
    const body = JSON.stringify({ notes });
    const answer = await person.client.fetch("/api/profile.php", { method: "PUT", headers, body });
    expect(answer.status).toBe(422);
  });
});

describe.each([
  ["shows no notes any more", siteWith([])],
  ["hides their fields", siteWith(["hair_color", "tattoos"], ["about"])],
])("SET-07 F-056 on a site that %s", (_, site) => {
  let hiding: TestServer;

  beforeAll(async () => {
    hiding = await createTestServer({ sites: [site] });
  });
  afterAll(() => hiding.close());

  it("notes that somebody has are sent to nobody else", async () => {
    const writer = await addPerson(hiding, { notes: { hair_color: "Gray at the edges", tattoos: "A heron" } });
    const reader = await addPerson(hiding);
    for (const client of [reader.client, hiding.client()])
      for (const path of [`/api/member.php?id=${writer.profile}`, "/api/members.php?min_age=18&max_age=99"]) {
        const text = await (await client.fetch(path)).text();
        expect(text).toContain(writer.profile);
        expect(text).not.toMatch(/Gray at the edges|A heron/);
      }
  });
});

it("SET-07 a card has no note, whatever the site shows", async () => {
  const all = await createTestServer({ sites: [siteWith([...noteFields])] });
  try {
    const writer = await addPerson(all, { notes: Object.fromEntries(noteFields.map((field) => [field, "Secretly"])) });
    const text = await (await all.client().fetch("/api/members.php?min_age=18&max_age=99")).text();
    expect(text).toContain(writer.profile);
    expect(text).not.toContain("Secretly");
  } finally {
    await all.close();
  }
});
