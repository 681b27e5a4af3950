/** Tries a back end of the contract: `npm run conformance -- URL [--accounts FILE]` (docs/write-a-back-end.md). */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { later } from "./later.ts";
import { lineOf, lineOfLater, tallyOf } from "./report.ts";
import { rules } from "./rules/index.ts";
import { type BackEnd, runRules } from "./run.ts";

const usage = "Usage: npm run conformance -- URL [--accounts FILE]";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Something that whoever called has to put right. */
class Misuse extends Error {}

const accountsFile = z.array(z.object({ email: z.string(), password: z.string() })).check(z.minLength(1));

async function readAccounts(file: string) {
  const result = z.safeParse(accountsFile, JSON.parse(await readFile(file, "utf8")));
  if (result.success) return result.data;
  throw new Misuse(`${file} has to be a list of { "email", "password" } of confirmed accounts.`);
}

function readArguments() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { accounts: { type: "string" } } });
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0 || !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new Misuse(usage);
  return { origin: new URL(url).origin, accountsAt: values.accounts };
}

/** Most rules need members: without any, passing would mean little. */
async function assertMembers({ origin, accounts = [] }: BackEnd): Promise<void> {
  const outbox = await fetch(new URL("/dev/outbox.json", origin)).catch(() => undefined);
  if (outbox?.ok || accounts.length > 0) return;
  throw new Misuse(
    `No member can be had: ${origin} shows no /dev/outbox.json. Give confirmed ones with --accounts FILE.`,
  );
}

/** Answers the exit code: 0 where every rule is kept, 1 where one is not. */
async function main(): Promise<number> {
  const { origin, accountsAt } = readArguments();
  const accounts = accountsAt === undefined ? undefined : await readAccounts(accountsAt);
  await fetch(origin, { redirect: "manual" }).catch(() => {
    throw new Misuse(`Nothing answers at ${origin}.`);
  });
  await assertMembers({ origin, fetch, accounts });
  const outcomes = await runRules(rules, { origin, fetch, accounts }, (outcome) => say(lineOf(outcome)));
  for (const one of later) say(lineOfLater(one));
  say(tallyOf(outcomes));
  return outcomes.some(({ result }) => result === "failed") ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (failure) {
  const told = failure instanceof Misuse || (failure as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  process.stderr.write(`${told ? (failure as Error).message : String((failure as Error).stack)}\n`);
  process.exitCode = 2;
}
