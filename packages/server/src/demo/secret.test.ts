import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptSecret } from "./secret.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kindling-secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("F-046 a demo's secret is the same at every start, also of two at once, and for its user alone", async () => {
  const dataDir = join(folder, "data");
  const [one, other] = await Promise.all([keptSecret(dataDir), keptSecret(dataDir)]);
  expect(one).toMatch(/^\w{64}$/);
  expect(other).toBe(one);
  expect(await keptSecret(dataDir)).toBe(one);
  expect(await readdir(dataDir)).toEqual(["secret"]);
  expect((await stat(join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
});

it.each(["", "short"])("F-046 one that is damaged is made anew: %j", async (damaged) => {
  await writeFile(join(folder, "secret"), damaged);
  const secret = await keptSecret(folder);
  expect(secret).toMatch(/^\w{64}$/);
  expect(await keptSecret(folder)).toBe(secret);
});
