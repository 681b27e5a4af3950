import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const secret = /^[0-9a-f]{64}$/;

/**
 * The secret of a demo, kept with its data: what was signed before a new start is still valid after it. One that is
 * damaged is made anew, and of two first starts at once both get the same.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "secret");
  const read = async () => secret.exec(await readFile(file, "utf8").catch(() => ""))?.[0];
  const kept = await read();
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `secret-${randomUUID()}`);
  await writeFile(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch {
    // Another start was quicker, or what stands there is none.
    if (!(await read())) await rename(draft, file);
  }
  await rm(draft, { force: true });
  return (await read())!;
}
