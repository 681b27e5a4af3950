/** Shows the messages that wait for somebody who looks at them, and why; or decides on one. */
import { join, resolve } from "node:path";
import { decideHeld, type HeldMessage, openDatabase, readHeld, runningPostgres } from "@kindling/server";

const usage =
  "npm run review                    shows what waits\nnpm run review -- deliver ID      delivers it\nnpm run review -- refuse ID       does not";

const described = ({ id, heldAt, senderId, recipientId, alike, text }: HeldMessage): string =>
  `${id}  ${heldAt.toISOString()}  member ${senderId} to member ${recipientId}\n` +
  `  The same first words to ${alike} members within a day:\n` +
  text.replaceAll(/^/gm, "  | ");

async function address(): Promise<string> {
  const { DATABASE_URL, KINDLING_DATA_DIR } = process.env;
  const dataDir = KINDLING_DATA_DIR ?? resolve(import.meta.dirname, "../.data");
  const url = DATABASE_URL ?? (await runningPostgres(join(dataDir, "postgres")));
  if (url) return url;
  throw new Error("Nothing runs here: start the site first, or set DATABASE_URL.");
}

/** Does what the words ask for; answers what to say. */
async function review([decision, id, ...more]: readonly string[]): Promise<string> {
  const decides = decision === "deliver" || decision === "refuse";
  if (decision !== undefined && (!decides || !/^\d{1,15}$/.test(id ?? "") || more.length > 0)) throw new Error(usage);
  const { db, close } = await openDatabase(await address());
  try {
    if (decides) {
      const decided = await decideHeld(db, Number(id), decision, new Date());
      return decided ? `${id}: ${decision}` : `${id} does not wait.`;
    }
    const held = await readHeld(db);
    return held.length === 0 ? "Nothing waits." : held.map(described).join("\n");
  } finally {
    await close();
  }
}

try {
  console.log(await review(process.argv.slice(2)));
} catch (failure) {
  console.error((failure as Error).message);
  process.exitCode = 1;
}
