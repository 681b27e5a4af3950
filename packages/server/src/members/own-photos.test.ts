import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CallError, calls, type OwnImage, type PhotoArea } from "@kindling/domain/contract";
import { freePhotos, photoMaxBytes, photosAnHour, premiumPhotos } from "@kindling/domain/rules";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, photos } from "../database/schema/index.ts";
import {
  bombJpeg,
  bombPng,
  corners,
  disguised,
  golden,
  heldBy,
  movingGif,
  quarters,
  secrets,
  size,
} from "../media/golden.fixture.ts";
import { createTestServer, type TestServer } from "../testing/index.ts";
import { addPerson, addPhotos, codeOf, type Person } from "./people.fixture.ts";

let server: TestServer;
let mediaDir: string;
let me: Person;
let jpeg: Buffer;

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), "kindling-photos-"));
  server = await createTestServer({ mediaDir });
  jpeg = await quarters().jpeg().toBuffer();
});
beforeEach(async () => {
  me = await addPerson(server);
});
afterAll(async () => {
  await server.close();
  await rm(mediaDir, { recursive: true });
});

const fileOf = (content: Buffer, name = "photo.jpg") =>
  new File([new Uint8Array(content)], name, { type: "image/jpeg" });

const upload = (content: Buffer, { by = me, key = randomUUID() as string, name = "photo.jpg" } = {}) =>
  by.client.upload(calls.uploadPhoto, { body: { request_key: key }, file: fileOf(content, name) });

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "taken",
    ({ code, facts }: CallError) => `${code} ${String(facts["reason"])}`,
  );

const imagesOf = async (by = me) => (await by.client.call(calls.getUser)).profile.images;
const copies = ({ filename, thumb_filename, match, source }: OwnImage) => [filename, thumb_filename, match, source];
const stored = (name: string) => readFile(join(mediaDir, name));
const openBy = async (by: Pick<Person, "client">, name: string) => (await by.client.fetch(`/media/${name}`)).status;

/** The colours in the middle of the four quarters. */
async function quartersOf(content: Buffer): Promise<string[]> {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [1, 3].flatMap((row) =>
    [1, 3].map((column) => {
      const at = (Math.round((info.height * row) / 4) * info.width + Math.round((info.width * column) / 4)) * 3;
      return nearest([...data.subarray(at, at + 3)]);
    }),
  );
}

function nearest(pixel: number[]): string {
  const away = (colour: string) =>
    [1, 3, 5].reduce(
      (sum, at, part) => sum + Math.abs(Number.parseInt(colour.slice(at, at + 2), 16) - pixel[part]!),
      0,
    );
  return corners.toSorted((a, b) => away(a) - away(b))[0]!;
}

describe("C-090 BEYOND-11 nothing of the file is left but the picture", () => {
  it.each(Object.entries(golden))("of %s", async (_, make) => {
    const content = await make();
    const { image } = await upload(content, { name: "Lindenweg 12.jpg" });
    for (const name of copies(image)) {
      expect(name).toMatch(/^[0-9a-f]{32}(-thumb|-match|-source)?\.webp$/);
      const kept = await stored(name);
      for (const secret of secrets) expect(kept.includes(secret), `${secret} in ${name}`).toBe(false);
      const { format, exif, xmp, iptc, icc, comments, orientation, pages } = await sharp(kept).metadata();
      expect({ format, exif, xmp, iptc, icc, comments, orientation, pages }).toEqual({ format: "webp" });
      expect(await quartersOf(kept)).toEqual([...corners]);
    }
  });

  it("and the sets do hold what is looked for", async () => {
    const [camera, png] = await Promise.all([golden["a JPEG of a phone"]!(), golden["a PNG of an editor"]!()]);
    for (const secret of secrets) expect(camera.includes(secret)).toBe(true);
    expect(png.includes(secrets[0])).toBe(true);
    const metadata = await sharp(camera).metadata();
    expect(metadata).toMatchObject({ exif: expect.anything(), xmp: expect.anything(), icc: expect.anything() });
  });
});

describe("C-091 BEYOND-11 a photo is upright in every size", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("however the camera was held: %d", async (orientation) => {
    const { image } = await upload(await heldBy(orientation));
    expect([image.width, image.height]).toEqual([size.width, size.height]);
    for (const name of copies(image)) expect(await quartersOf(await stored(name))).toEqual([...corners]);
  });

  it("with the size that is said, a thumbnail that fills its place, and a placeholder", async () => {
    const { image } = await upload(await quarters({ width: 3_000, height: 2_000 }).jpeg().toBuffer());
    const sizes = await Promise.all(
      copies(image).map(async (name) => {
        const { width, height } = await sharp(await stored(name)).metadata();
        return [width, height];
      }),
    );
    expect([image.width, image.height]).toEqual([2_048, 1_365]);
    expect(sizes).toEqual([
      [2_048, 1_365],
      [750, 500],
      [450, 300],
      [2_048, 1_365],
    ]);
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(image.placeholder.length).toBeLessThan(400);
  });

  it("of a GIF that moves, its first picture", async () => {
    const { image } = await upload(await movingGif(20));
    expect(await quartersOf(await stored(image.filename))).toEqual([...corners]);
  });
});

describe("C-093 what is no picture is refused by its content", () => {
  it.each(Object.entries(disguised))("%s", async (_, [reason, make]) => {
    const before = await readdir(mediaDir);
    expect(await refusal(upload(await make(), { name: "../a.png" }))).toBe(`photo_refused ${reason}`);
    expect(await readdir(mediaDir)).toEqual(before);
    expect(await imagesOf()).toEqual([]);
  });

  it.each(["a.png.svg", "../x.png", "x".repeat(300), "\u202Egnp.a"])(
    "a picture is taken whatever its name is: %j",
    async (name) => {
      const { image } = await upload(jpeg, { name });
      expect(image.filename).toMatch(/^[0-9a-f]{32}\.webp$/);
    },
  );
});

describe("C-095 what would need too much is refused before it is decoded", () => {
  it.each<[string, string, () => Promise<Buffer>]>([
    ["a PNG of 4,000 megapixels", "large", () => bombPng(64_250, 64_250)],
    ["a JPEG of 4,000 megapixels", "large", () => bombJpeg(64_250, 64_250)],
    ["a line of 100,000 pixels", "shape", () => bombPng(100_000, 1)],
  ])("%s", async (_, reason, make) => {
    expect(await refusal(upload(await make()))).toBe(`photo_refused ${reason}`);
  });

  it("20 at once, with memory flat and others answered", async () => {
    const bomb = await bombPng(64_250, 64_250);
    const other = await addPerson(server);
    const before = process.memoryUsage().rss;
    const bombs = Array.from({ length: 20 }, () => refusal(upload(bomb)));
    expect((await upload(jpeg, { by: other })).profile.images).toHaveLength(1);
    expect(new Set(await Promise.all(bombs))).toEqual(new Set(["photo_refused large"]));
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it("a file over the limit is refused by the client, and by the server where somebody sends it all the same", async () => {
    expect(await codeOf(upload(Buffer.alloc(photoMaxBytes + 1)))).toBe("request_too_large");
    const form = new FormData();
    form.set("request_key", randomUUID());
    form.set("file", fileOf(Buffer.alloc(photoMaxBytes + 100_000)));
    const answer = await me.client.fetch(calls.uploadPhoto.path, { method: "POST", body: form });
    expect(answer.status).toBe(413);
  });

  it("so many an hour", async () => {
    const nothing = Buffer.from("nothing");
    for (let sent = 0; sent < photosAnHour; sent += 1) await refusal(upload(nothing));
    expect(await codeOf(upload(nothing))).toBe("too_many_requests");
  });
});

describe("MEMBERS-05 one's own photos", () => {
  it("are 3 for a free member and 25 with Premium, and refused beyond with the limit", async () => {
    for (let number = 1; number <= freePhotos; number += 1)
      expect((await upload(jpeg)).profile.images).toHaveLength(number);
    await expect(upload(jpeg)).rejects.toMatchObject({ code: "photo_limit", facts: { limit: freePhotos } });
    await server.db.update(accounts).set({ paid: true }).where(eq(accounts.id, me.id));
    expect((await upload(jpeg)).profile.images).toHaveLength(freePhotos + 1);
    await addPhotos(server, me.id, premiumPhotos - freePhotos - 1);
    await expect(upload(jpeg)).rejects.toMatchObject({ code: "photo_limit", facts: { limit: premiumPhotos } });
  });

  it("are no more where all come at once, and no file of the others is left", async () => {
    const before = (await readdir(mediaDir)).length;
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(upload(jpeg))));
    expect(codes.toSorted()).toEqual(["ok", "ok", "ok", "photo_limit", "photo_limit", "photo_limit"]);
    expect((await readdir(mediaDir)).length - before).toBe(3 * 4);
  });

  it("are added once for a request key, in line or at once, and another picture does not go by it", async () => {
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => upload(jpeg, { key })));
    expect(new Set(sent.map(({ image }) => image.id)).size).toBe(1);
    expect((await upload(jpeg, { key })).profile.images).toHaveLength(1);
    const other = await quarters({ width: 300, height: 300 }).png().toBuffer();
    expect(await codeOf(upload(other, { key }))).toBe("request_key_reused");
    const files = (await readdir(mediaDir)).filter((name) => copies(sent[0]!.image).includes(name));
    expect(files).toHaveLength(4);
  });

  it("have an order, whose first is the main one as others see it", async () => {
    const ids: string[] = [];
    for (let number = 0; number < 3; number += 1) ids.push((await upload(jpeg)).image.id);
    const [a, b, c] = ids as [string, string, string];
    const move = async (photo: string, position: number, by = me) => {
      const { profile } = await by.client.call(calls.movePhoto, { body: { photo, position } });
      return profile.images.map(({ id }) => id);
    };
    expect(await move(c, 0)).toEqual([c, a, b]);
    expect(await move(c, 0)).toEqual([c, a, b]);
    expect(await move(c, 1)).toEqual([a, c, b]);
    expect(await move(a, 25)).toEqual([c, b, a]);
    const images = await imagesOf();
    const other = await addPerson(server);
    const { profile } = await other.client.call(calls.getMember, { query: { id: me.profile } });
    expect(profile.main_image?.filename).toBe(images[0]!.filename);
    expect(profile.images.map(({ filename }) => filename)).toEqual(images.map(({ filename }) => filename));
    expect(JSON.stringify(profile)).not.toContain("source");
    expect(await codeOf(move(a, 0, other))).toBe("not_found");
  });

  it("are removed with their files, which nobody opens any more, by their member alone", async () => {
    const { image } = await upload(jpeg);
    const other = await addPerson(server);
    const remove = (by: Person) => by.client.call(calls.removePhoto, { body: { photo: image.id } });
    await remove(other);
    expect(await openBy(other, image.thumb_filename)).toBe(200);
    expect((await remove(me)).profile).toMatchObject({ images: [], main_image: null });
    expect((await remove(me)).profile.images).toEqual([]);
    for (const name of copies(image)) expect(await openBy(me, name)).toBe(404);
    await server.drainJobs();
    const left = await readdir(mediaDir);
    expect(copies(image).filter((name) => left.includes(name))).toEqual([]);
  });

  it("are shown in the part that was chosen, again and again of the whole", async () => {
    const { image } = await upload(jpeg);
    const crop = async (area: PhotoArea, by = me) =>
      (await by.client.call(calls.cropPhoto, { body: { photo: image.id, area } })).profile.images[0]!;
    const cropped = await crop({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
    expect([cropped.width, cropped.height]).toEqual([size.width / 2, size.height / 2]);
    for (const name of copies(cropped).slice(0, 3))
      expect(new Set(await quartersOf(await stored(name)))).toEqual(new Set([corners[1]]));
    const again = await crop({ x: 0, y: 0.5, width: 0.5, height: 0.5 });
    expect(new Set(await quartersOf(await stored(again.filename)))).toEqual(new Set([corners[2]]));
    expect([again.id, again.source]).toEqual([image.id, image.source]);
    expect(again.filename).not.toBe(cropped.filename);
    await server.drainJobs();
    const left = await readdir(mediaDir);
    expect(copies(cropped).filter((name) => left.includes(name))).toEqual([image.source]);
    expect(copies(again).filter((name) => left.includes(name))).toEqual(copies(again));
    const small = { x: 0.9, y: 0.9, width: 0.5, height: 0.5 };
    expect(await refusal(crop(small))).toBe("photo_refused small");
    expect(await codeOf(crop(small, await addPerson(server)))).toBe("not_found");
  });
});

describe("F-054 the whole of a photo is its member's alone", () => {
  it("whoever else may see the part of it", async () => {
    const { image } = await upload(jpeg);
    const premium = await addPerson(server, { paid: true });
    const visitor = { client: server.client() };
    for (const by of [premium, visitor]) {
      expect(await openBy(by, image.filename)).toBe(200);
      expect(await openBy(by, image.source)).toBe(404);
    }
    const own = await me.client.fetch(`/media/${image.source}`);
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it("also where it is a part of itself, as of a photo without a whole", async () => {
    await addPhotos(server, me.id, 1);
    const [row] = await server.db.select().from(photos).where(eq(photos.memberId, me.id));
    expect((await imagesOf())[0]).toMatchObject({ id: String(row!.id), source: row!.filename });
  });
});
