import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@kindling/domain/contract";
import { dataArchive, dataCopiesAnHour } from "@kindling/domain/rules";
import { schemas } from "@kindling/domain/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { photos } from "../database/schema/index.ts";
import { quarters } from "../media/golden.fixture.ts";
import { addPerson, addPhotos, codeOf, type Person, write } from "../members/people.fixture.ts";
import { createShop, orderBundle } from "../payments/payments.fixture.ts";
import type { TestServer } from "../testing/index.ts";

let server: TestServer;
let mediaDir: string;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), "kindling-data-"));
  server = await createShop({ mediaDir });
  ann = await addPerson(server, { name: "Ann", paid: true });
  bob = await addPerson(server, { name: "Bob" });
  const file = () =>
    quarters()
      .jpeg()
      .toBuffer()
      .then((content) => new File([new Uint8Array(content)], "a.jpg"));
  await ann.client.upload(calls.uploadPhoto, { body: { request_key: randomUUID() }, file: await file() });
  const body = { profile: bob.profile, request_key: randomUUID() };
  await ann.client.upload(calls.sendPhoto, { body, file: await file() });
  await write(ann, bob, "Words of Ann");
  await write(bob, ann, "Words of Bob");
  await ann.client.call(calls.like, { body: { profile: bob.profile } });
  await ann.client.call(calls.swipe, { body: { profile: bob.profile, choice: "pass" } });
  const report = { profile: bob.profile, reason: "other" as const, text: "Strange", request_key: randomUUID() };
  await ann.client.call(calls.report, { body: report });
  await ann.client.call(calls.block, { body: { profile: bob.profile } });
  await orderBundle(ann);
});
afterAll(async () => {
  await server.close();
  await rm(mediaDir, { recursive: true });
});

it("AUTH-17 a member has all that is kept of them, and what they wrote, not what was written to them", async () => {
  const data = await ann.client.call(calls.getData);
  expect(schemas.getData.answer.safeParse(data).success).toBe(true);
  expect(data).toMatchObject({
    account: { id: ann.profile, status: "active", paid: true },
    profile: { name: "Ann" },
    photos: [{ file: expect.stringMatching(/^photos\/\d+\.webp$/), status: "active" }],
    sessions: [{ browser: null }],
    likes: { received: [] },
    swipes: [{ profile: bob.profile, name: "Bob", choice: "pass" }],
    blocks: [{ profile: bob.profile, name: "Bob" }],
    reports: [{ profile: bob.profile, reported_for: "other", text: "Strange" }],
    messages: [
      { kind: "photo", name: "Bob", file: expect.stringMatching(/^messages\//) },
      { kind: "text", text: "Words of Ann" },
    ],
    photo_decisions: [{ hold: null }],
    payments: [{ status: "pending" }],
  });
  expect(data.credits[0]).toMatchObject({ kind: "signup" });
  expect(JSON.stringify(data)).not.toContain("Words of Bob");
});

it("AUTH-17 as one file with the photos, whole, which no cache keeps", async () => {
  const answer = await ann.client.fetch(dataArchive);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="general-2026-03-01.zip"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const archive = Buffer.from(await answer.arrayBuffer());
  // What is stored is not compressed: photos are already.
  expect(archive.subarray(0, 2).toString()).toBe("PK");
  expect(archive.includes("Words of Ann")).toBe(true);
  const [photo] = await server.db.select().from(photos).where(eq(photos.memberId, ann.id));
  const kept = Buffer.from((await server.services.storage.read(photo!.sourceFilename!))!);
  expect(archive.includes(kept)).toBe(true);
  expect(archive.toString("latin1").match(/messages\/\d+\.webp/g)!.length).toBeGreaterThan(0);
});

it("AUTH-17 for the member alone, and so often", async () => {
  const answer = await server.client().fetch(dataArchive);
  expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "authentication_required" } }]);
  const carl = await addPerson(server);
  for (let n = 0; n < dataCopiesAnHour; n += 1) await carl.client.call(calls.getData);
  expect(await codeOf(carl.client.call(calls.getData))).toBe("too_many_requests");
  expect((await carl.client.fetch(dataArchive)).status).toBe(429);
});

it("AUTH-17 an archive is whole where a photo's file is missing", async () => {
  const dora = await addPerson(server);
  await addPhotos(server, dora.id, 1);
  const answer = await dora.client.fetch(dataArchive);
  expect(Buffer.from(await answer.arrayBuffer()).includes("data.json")).toBe(true);
});
