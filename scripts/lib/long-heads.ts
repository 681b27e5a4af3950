import type { Duplex } from "node:stream";
import type { ServerType } from "@hono/node-server";
import { headMaxBytes, tooManyCookies, tooManyCookiesHeaders } from "@kindling/server";

/** How Node reads requests: a head that is too long for us is still read, so that the answer can say so. */
export const serverOptions = { serverOptions: { maxHeaderSize: headMaxBytes } };

const answer = [
  "HTTP/1.1 431 Request Header Fields Too Large",
  ...Object.entries(tooManyCookiesHeaders).map(([name, value]) => `${name}: ${value}`),
  `content-length: ${Buffer.byteLength(tooManyCookies)}`,
  "connection: close",
  "",
  tooManyCookies,
].join("\r\n");

/** Answers a head that Node does not read at all by a page, where it would send an empty one. */
export function answerLongHeads(http: ServerType): void {
  http.on("clientError", (failure: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || failure.code === "ECONNRESET") return socket.destroy();
    if (failure.code === "HPE_HEADER_OVERFLOW") return socket.end(answer);
    socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n");
  });
}
