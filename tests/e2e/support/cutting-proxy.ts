import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

/** A way into the network that can break. */
export interface CuttingProxy {
  readonly server: string;
  /**
   * Cuts the requests to a path, each once half of its body has come; tells how to mend the way. Not so many requests: a
   * browser sends some again by itself.
   */
  cut(path: string): { readonly mend: () => void };
  close(): Promise<void>;
}

/** Starts a proxy for a browser. */
export async function startCuttingProxy(): Promise<CuttingProxy> {
  let broken: string | undefined;
  const proxy = createServer((from, to) => {
    const url = new URL(from.url!);
    const onward = request(url, { method: from.method!, headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(to);
    });
    onward.on("error", () => to.destroy());
    if (url.pathname === broken) {
      const half = Number(from.headers["content-length"]) / 2;
      let come = 0;
      from.on("data", (part: Buffer) => {
        come += part.length;
        if (come < half) return;
        onward.destroy();
        from.socket.destroy();
      });
    }
    from.pipe(onward);
  });
  // What a test asks by itself goes through a tunnel.
  proxy.on("connect", ({ url }, socket) => {
    const { hostname, port } = new URL(`http://${url}`);
    const onward = connect(Number(port), hostname, () => socket.write("HTTP/1.1 200 Connection established\r\n\r\n"));
    onward.on("error", () => socket.destroy());
    socket.on("error", () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut: (path) => {
      broken = path;
      return { mend: () => (broken = undefined) };
    },
    close: () => (proxy.closeAllConnections(), new Promise((done) => void proxy.close(() => done()))),
  };
}
