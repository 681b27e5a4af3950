import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@kindling/domain/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { members, photos } from "../database/schema/index.ts";
import { seedDemo } from "../demo/seed.ts";
import { createTestServer, type TestClient, type TestServer, testSite } from "../testing/index.ts";
import { addMember, addPerson, addPhotos, block, type Person, write } from "./people.fixture.ts";

const closed = {
  ...testSite,
  key: "gay" as const,
  hosts: ["closed.test"],
  settings: { ...testSite.settings, logged_out_search: "none", logged_out_search_trafficsource: "none" } as const,
};

let server: TestServer;
let mediaDir: string;
let free: Person;
let premium: Person;
let owner: Person;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), "kindling-photos-"));
  server = await createTestServer({ sites: [testSite, closed], mediaDir });
  [free, premium, owner] = await Promise.all([
    addPerson(server),
    addPerson(server, { paid: true }),
    addPerson(server, { name: "Owner" }),
  ]);
  await addPhotos(server, owner.id, 27);
  await addPhotos(server, owner.id, 1, "pending");
  await addPhotos(server, owner.id, 1, "refused");
  for (const name of await photoNames()) await writeFile(join(mediaDir, name), "a picture");
});
afterAll(async () => {
  await server.close();
  await rm(mediaDir, { recursive: true });
});

/** Every name of every size that the database knows. */
async function photoNames(): Promise<string[]> {
  const rows = await server.db.select().from(photos);
  return rows.flatMap((row) => [row.filename, row.thumbFilename, row.matchFilename]);
}

const nameOf = (position: number, size = "", status = "active") => `${owner.id}-${status}-${position}${size}.webp`;
const open = (client: TestClient, name: string) => client.fetch(`/media/${name}`);
const statusOf = async (client: TestClient, name: string) => (await open(client, name)).status;

describe("F-054 a photo answers to those who may see it", () => {
  it.each(["", "-thumb", "-match"])("in each size (%j), as far as the reader's share goes", async (size) => {
    for (const [client, share] of [
      [server.client(), 1],
      [free.client, 3],
      [premium.client, 25],
    ] as const) {
      expect(await statusOf(client, nameOf(share - 1, size))).toBe(200);
      expect(await statusOf(client, nameOf(share, size))).toBe(404);
    }
    expect(await statusOf(owner.client, nameOf(26, size))).toBe(200);
  });

  it("that is not approved to its own member alone", async () => {
    for (const status of ["pending", "refused"]) {
      expect(await statusOf(owner.client, nameOf(0, "", status))).toBe(200);
      for (const client of [server.client(), free.client, premium.client])
        expect(await statusOf(client, nameOf(0, "", status))).toBe(404);
    }
  });

  it("is kept by nobody else, and not at all where it is not for everybody", async () => {
    const caching = async (client: TestClient, position: number) => {
      const { headers } = await open(client, nameOf(position));
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      return headers.get("cache-control");
    };
    expect(await caching(free.client, 0)).toMatch(/^private, max-age=/);
    expect(await caching(server.client(), 0)).toMatch(/^private, max-age=/);
    expect(await caching(free.client, 1)).toBe("private, no-store");
    expect(await caching(premium.client, 20)).toBe("private, no-store");
    expect((await open(free.client, nameOf(20))).headers.get("cache-control")).toBe("private, no-store");
  });

  it("is gone with its member: behind a block, out of sight, on another site", async () => {
    const stranger = await addPerson(server);
    await block(server, owner, stranger);
    expect(await statusOf(stranger.client, nameOf(0))).toBe(404);
    await write(free, owner);
    await server.db.update(members).set({ invisible: true }).where(eq(members.id, owner.id));
    for (const client of [server.client(), premium.client]) expect(await statusOf(client, nameOf(0))).toBe(404);
    const seen = await open(free.client, nameOf(0));
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    await server.db.update(members).set({ invisible: false }).where(eq(members.id, owner.id));
    expect(await statusOf(server.client("closed.test"), nameOf(0))).toBe(404);
  });

  it("is not for visitors where a site shows them nobody", async () => {
    const id = await addMember(server, { site: "gay" });
    await addPhotos(server, id, 1);
    await writeFile(join(mediaDir, `${id}-active-0.webp`), "a picture");
    expect(await statusOf(server.client("closed.test"), `${id}-active-0.webp`)).toBe(404);
  });

  it("answers whatever a page of the product shows", async () => {
    const { profile } = await premium.client.call(calls.getMember, { query: { id: owner.profile } });
    const shown = profile.images.flatMap(({ filename, thumb_filename, match }) => [filename, thumb_filename, match]);
    const statuses = await Promise.all(shown.map((name) => statusOf(premium.client, name)));
    expect(statuses).toEqual(shown.map(() => 200));
  });
});

describe("F-054 a picture of the demo", () => {
  it("has a name that nobody guesses, and any other name draws and keeps nothing", async () => {
    await seedDemo(server.services, testSite);
    const { results } = await server.client().call(calls.searchMembers, { query: { min_age: 18, max_age: 99 } });
    const { thumb_filename: thumb } = results.find(({ fictional, main_image }) => fictional && main_image)!.main_image!;
    expect(thumb).toMatch(/-[0-9a-f]{32}-thumb\.webp$/);
    expect(await statusOf(server.client(), thumb)).toBe(200);
    expect(await readdir(mediaDir)).toContain(thumb);
    const kept = await readdir(mediaDir);
    for (const name of [
      "demo-female-25-1-0.webp",
      thumb.replace(/[0-9a-f]{32}/, "0".repeat(32)),
      thumb.replace("-thumb", "-other"),
      thumb.replace(/-\d{2}-/, "-99-"),
    ])
      expect.soft(await statusOf(server.client(), name), name).toBe(404);
    expect(await readdir(mediaDir)).toEqual(kept);
  });
});
