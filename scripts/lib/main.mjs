import { constants } from "node:os";
import { onNpmGone } from "./npm-gone.mjs";
import { Problem } from "./problem.mjs";
import { stopAll } from "./processes.mjs";

/**
 * Runs a script: its result is the exit code; its errors are told; a signal stops all that it started first.
 *
 * @param {() => Promise<number | void>} work
 */
export async function main(work) {
  onStop(async (signal) => {
    const clean = await stopAll();
    process.exit(clean ? 0 : 128 + constants.signals[signal]);
  });
  try {
    process.exitCode = (await work()) || 0;
  } catch (error) {
    process.exitCode = 1;
    tell(error);
  }
}

/** Calls back once, however often we are asked to end: npm repeats the signal that Ctrl-C sends to us both. */
function onStop(callback) {
  let asked = false;
  const ask = (signal) => {
    if (asked) return;
    asked = true;
    callback(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, ask);
  onNpmGone(() => ask("SIGTERM"));
}

/**
 * Tells an error: a `Problem` with what a command printed, any other with its stack.
 *
 * @param {unknown} error
 */
export function tell(error) {
  if (!(error instanceof Problem)) return console.error(error);
  if (error.log) console.error(error.log.trimEnd());
  console.error(`\n${error.message}`);
}
