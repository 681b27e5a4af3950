import { spawn } from "node:child_process";
import { once } from "node:events";
import { isAbsolute } from "node:path";
import { Problem } from "./problem.mjs";

const PATIENCE_MS = 15_000;
const posix = process.platform !== "win32";
const running = new Map();
let stopping = false;

/**
 * Starts a process in a process group of its own: Ctrl-C in the terminal reaches this process only, which stops
 * the others in order, and a whole tree can be signalled at once.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {{ child: import("node:child_process").ChildProcess, ended: Promise<number | null> }} With its exit code.
 */
export function start(command, args, options) {
  // On Windows the packages' programs are scripts of its shell.
  const shell = !posix && !isAbsolute(command);
  const child = spawn(command, args, { detached: posix, shell, windowsHide: true, ...options });
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    // Not "close", which never comes once we have closed the IPC channel.
    child.once("exit", resolve);
  });
  const leadsGroup = options.detached ?? posix;
  running.set(child, { ended, target: leadsGroup && child.pid ? -child.pid : child.pid });
  const forget = () => {
    running.delete(child);
    // From `stopAll` on, nothing goes on: who waits for a process does not take its end for a failure.
    return stopping ? new Promise(() => {}) : ended;
  };
  return { child, ended: ended.then(forget, forget) };
}

/**
 * Runs a command to its end without showing what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<string>} What it printed as its result.
 * @throws {Problem} With all that it printed, where it fails.
 */
export async function runQuietly(command, args, options) {
  const { child, ended } = start(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  const log = [];
  child.stdout.on("data", (chunk) => output.push(chunk) && log.push(chunk));
  child.stderr.on("data", (chunk) => log.push(chunk));
  const [code] = await Promise.all([ended, once(child, "close")]);
  if (code !== 0) throw new Problem(`“${[command, ...args].join(" ")}” failed.`, Buffer.concat(log).toString());
  return Buffer.concat(output).toString();
}

/**
 * Stops what `start` started and waits for its end. A child with an IPC channel stops by itself when that closes;
 * any other is terminated with its whole group, and so is one that takes too long.
 *
 * @returns {Promise<boolean>} Whether all of them ended cleanly.
 */
export async function stopAll() {
  stopping = true;
  const codes = await Promise.all(
    [...running].map(async ([child, { ended, target }]) => {
      if (child.connected) child.disconnect();
      else kill(target, "SIGTERM");
      const timer = setTimeout(() => kill(target, "SIGKILL"), PATIENCE_MS);
      const code = await ended.catch(() => null);
      clearTimeout(timer);
      return code;
    }),
  );
  return codes.length > 0 && codes.every((code) => code === 0);
}

function kill(target, signal) {
  try {
    process.kill(target, signal);
  } catch (error) {
    // It has just ended.
    if (error.code !== "ESRCH") throw error;
  }
}
