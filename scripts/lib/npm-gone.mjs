import { readFileSync } from "node:fs";

const POLL_MS = 250;
const MAX_DEPTH = 4;

/**
 * Calls back when the npm that runs this script is gone. npm passes SIGTERM on to the shell between us, which dies of it
 * and tells us nothing; a SIGKILL passes on to nobody.
 *
 * @param {() => void} callback
 */
export function onNpmGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const line = lineToNpm();
  const timer = setInterval(() => {
    const intact = line.every((pid, depth) => pid === (depth === 0 ? process.ppid : statusOf(line[depth - 1])?.parent));
    if (intact) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}

/** The process numbers of our ancestors up to npm; of the parent alone where the system does not tell. */
function lineToNpm() {
  const line = [process.ppid];
  while (line.length < MAX_DEPTH) {
    const status = statusOf(line.at(-1));
    if (!status) break;
    if (status.name.startsWith("npm")) return line;
    line.push(status.parent);
  }
  return [process.ppid];
}

/** A process's name and parent, as Linux tells them. */
function statusOf(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
