import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer } from "../testing/index.ts";
import { addPerson, addPhotos } from "../members/people.fixture.ts";
import { s3Storage } from "./s3-storage.ts";
import { diskStorage, type Storage, StorageUnavailable } from "./storage.ts";

/** The key that the bucket of the tests knows. */
const key = { region: "eu-central-1", keyId: "S3RVER", secret: "S3RVER" };

let folder: string;
let s3: InstanceType<typeof S3rver>;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kindling-storage-"));
  s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "photos" }],
  });
  const { port } = await s3.run();
  url = `http://127.0.0.1:${port}/photos`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const places: Record<string, () => Storage> = {
  disk: () => diskStorage(join(folder, "disk")),
  S3: () => s3Storage({ url, ...key }),
};

describe.each(Object.entries(places))("files on %s", (_, open) => {
  it("are read as they were written, of any bytes", async () => {
    const storage = open();
    for (const content of [randomBytes(300_000), Buffer.alloc(0), Buffer.from("a word")]) {
      await storage.write("whole.webp", content);
      expect(Buffer.from((await storage.read("whole.webp"))!).equals(content)).toBe(true);
    }
  });

  it("are nothing where there is none, and stay gone", async () => {
    const storage = open();
    expect(await storage.read("none.webp")).toBeUndefined();
    await storage.write("gone.webp", Buffer.from("there"));
    await storage.remove("gone.webp");
    await storage.remove("gone.webp");
    expect(await storage.read("gone.webp")).toBeUndefined();
  });

  it("are many at once, each its own", async () => {
    const storage = open();
    const names = Array.from({ length: 60 }, (__, at) => `many-${at}.webp`);
    await Promise.all(names.map((name) => storage.write(name, Buffer.from(name))));
    const read = await Promise.all(names.map(async (name) => Buffer.from((await storage.read(name))!).toString()));
    expect(read).toEqual(names);
    await Promise.all(names.map((name) => storage.remove(name)));
    expect(await Promise.all(names.map((name) => storage.read(name)))).toEqual(names.map(() => undefined));
  });
});

describe("a file is whole or not there", () => {
  it("on disk at every moment, whoever writes meanwhile", async () => {
    const storage = places["disk"]!();
    const versions = ["a", "b", "c"].map((letter) => Buffer.alloc(400_000, letter));
    await storage.write("torn.webp", versions[0]!);
    const writes = Promise.all(Array.from({ length: 20 }, (_, at) => storage.write("torn.webp", versions[at % 3]!)));
    const seen = await Promise.all(Array.from({ length: 20 }, () => storage.read("torn.webp")));
    await writes;
    for (const content of [...seen, await storage.read("torn.webp")])
      expect(versions.some((version) => version.equals(Buffer.from(content!)))).toBe(true);
  });

  it("in a bucket, that is told its length and its hash under the signature", async () => {
    const content = randomBytes(100_000);
    let headers: IncomingHttpHeaders = {};
    const bucket = await badBucket((response) => {
      headers = response.req.headers;
      response.end();
    });
    await s3Storage({ ...key, url: bucket.url }).write("signed.webp", content);
    await bucket.close();
    expect(headers["content-length"]).toBe("100000");
    expect(headers["x-amz-content-sha256"]).toBe(createHash("sha256").update(content).digest("hex"));
    expect(headers.authorization).toMatch(/SignedHeaders=[a-z0-9;-]*x-amz-content-sha256/);
  });
});

/** A bucket that does as it is told, with how often it was asked. */
async function badBucket(answer: (response: ServerResponse, asked: number) => void) {
  let asked = 0;
  const server: Server = createServer((request, response) => {
    asked += 1;
    request.resume();
    answer(response, asked);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/photos`,
    asked: () => asked,
    close: () => (server.closeAllConnections(), new Promise((done) => server.close(done))),
  };
}

describe("F-059 a bucket in trouble", () => {
  const short = { timeout: 100, tries: 2 };
  const allOf = ({ read, write, remove }: Storage) => [
    read("a.webp"),
    write("a.webp", Buffer.from("a")),
    remove("a.webp"),
  ];

  it.each<[string, Parameters<typeof badBucket>[0]]>([
    ["that never answers", () => {}],
    ["that stops in the middle", (response) => void response.writeHead(200, { "content-length": 10 }).write("half")],
    ["that says that it failed", (response) => void response.writeHead(503).end()],
    ["that hangs up", (response) => void response.destroy()],
  ])("%s is given up in time, by a name", async (_, answer) => {
    const bucket = await badBucket(answer);
    for (const attempt of await Promise.allSettled(allOf(s3Storage({ ...key, url: bucket.url }, short))))
      expect(attempt).toMatchObject({ status: "rejected", reason: expect.any(StorageUnavailable) });
    expect(bucket.asked()).toBeGreaterThanOrEqual(6);
    await bucket.close();
  });

  it("for a moment is asked again", async () => {
    const bucket = await badBucket((response, asked) => void response.writeHead(asked % 2 ? 503 : 200).end("there"));
    const content = await s3Storage({ ...key, url: bucket.url }, short).read("a.webp");
    expect(Buffer.from(content!).toString()).toBe("there");
    await bucket.close();
  });

  it("that does not know the key says which of its settings is wrong, and no secret", async () => {
    const storage = s3Storage({ url, ...key, secret: "hunter2" });
    for (const attempt of await Promise.allSettled(allOf(storage))) {
      const { reason } = attempt as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(StorageUnavailable);
      expect(String(reason)).toMatch(/refuses (GET|PUT|DELETE) with 403: look at its key/);
      expect(String(reason)).not.toContain("hunter2");
    }
  });

  it("does not take the server with it: a picture is answered with 503 and when to come again", async () => {
    const bucket = await badBucket((response) => void response.destroy());
    const server = await createTestServer({ storage: s3Storage({ ...key, url: bucket.url }, short) });
    try {
      const me = await addPerson(server);
      await addPhotos(server, me.id, 1);
      const answer = await me.client.fetch(`/media/${me.id}-active-0.webp`);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await answer.json()).toMatchObject({ error: { code: "server_busy" } });
      expect((await me.client.fetch("/healthz")).status).toBe(200);
    } finally {
      await server.close();
      await bucket.close();
    }
  });
});
