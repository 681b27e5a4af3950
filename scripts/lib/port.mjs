import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Problem } from "./problem.mjs";

const DEFAULT = 3000;
/** A server that was just killed may take a moment to let go. */
const GRACE_MS = 3000;
const POLL_MS = 100;

/**
 * Reads a port from the environment's text.
 *
 * @param {string | undefined} text
 * @returns {number}
 */
export function parsePort(text) {
  if (!text) return DEFAULT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new Problem(`PORT is “${text}”; expected is a whole number from 1 to 65535, such as PORT=3000.`);
}

/**
 * Makes sure that a server can listen on `port`.
 *
 * @param {number} port
 * @param {number} [grace] Milliseconds to wait for it.
 */
export async function assertPortFree(port, grace = GRACE_MS) {
  const deadline = Date.now() + grace;
  for (;;) {
    // One that listens on the loopback address alone does not hinder listening on all, yet would get our visitors.
    const code = (await listenError(port)) ?? (await listenError(port, "127.0.0.1"));
    if (!code) return;
    if (code === "EACCES") throw new Problem(`Port ${port} is for privileged users only. Try PORT=3000.`);
    if (code !== "EADDRINUSE") throw new Problem(`Port ${port} cannot be used: ${code}.`);
    if (Date.now() > deadline) {
      throw new Problem(
        `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
      );
    }
    await delay(POLL_MS);
  }
}

/** @returns {Promise<string | undefined>} The code of the error that listening gives. */
function listenError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
