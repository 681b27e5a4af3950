import { calls, profileFields } from "@kindling/domain/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../sites.ts";
import { createTestServer, type TestServer, testSite } from "../testing/index.ts";
import { addMember } from "./people.fixture.ts";

const said = {
  about: "I keep bees.",
  gender: "female",
  sexuality: "bi",
  interests: ["tea"],
  hair_color: "red",
  eye_color: "green",
  body_type: "athletic",
  relationship_status: "single",
  tattoos: "many",
} as const;

const hiding = (field: (typeof profileFields)[number]): Site => ({
  ...testSite,
  settings: { ...testSite.settings, visible_profile_fields: profileFields.filter((one) => one !== field) },
});

/** A back end that shows all but one field, and somebody who has filled in everything. */
async function start(field: (typeof profileFields)[number]) {
  const server = await createTestServer({ sites: [hiding(field)] });
  const { hair_color, eye_color, body_type, relationship_status, interests, ...rest } = said;
  const id = await addMember(server, {
    ...rest,
    interests: [...interests],
    hairColor: hair_color,
    eyeColor: eye_color,
    bodyType: body_type,
    relationshipStatus: relationship_status,
  });
  return { server, id };
}

describe.each(profileFields)("F-056 a site that hides %s", (field) => {
  let server: TestServer;
  let id: number;

  beforeAll(async () => {
    ({ server, id } = await start(field));
  });
  afterAll(() => server.close());

  it("sends it with nobody's page and nobody's card, and all the others", async () => {
    const client = server.client();
    const { profile } = await client.call(calls.getMember, { query: { id: String(id) } });
    const { results } = await client.call(calls.searchMembers, { query: { min_age: 18, max_age: 99 } });
    const { [field]: value, ...others } = said;
    expect(profile).toMatchObject(others);
    expect(profile[field]).not.toEqual(value);
    const card: Partial<typeof profile> = results[0]!;
    expect(card[field]).not.toEqual(value);
    const body = await (await client.fetch(`/api/member.php?id=${id}`)).text();
    expect(body).not.toContain(`"${field}":${JSON.stringify(value)}`);
  });
});
