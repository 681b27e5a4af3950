import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A way into the network that can break. */
export interface CuttingProxy {
  readonly server: string;
  /** Cuts the next so many requests to a path, each once half of its body has come. */
  cut(path: string, times: number): void;
  /** How many are still to be cut. */
  left(): number;
  close(): Promise<void>;
}

/** Starts a proxy for a browser. */
export async function startCuttingProxy(): Promise<CuttingProxy> {
  let [broken, left] = ["", 0];
  const proxy = createServer((from, to) => {
    const url = new URL(from.url!);
    const onward = request(url, { method: from.method!, headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(to);
    });
    onward.on("error", () => to.destroy());
    if (url.pathname === broken && left > 0) {
      left -= 1;
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
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut: (path, times) => void ([broken, left] = [path, times]),
    left: () => left,
    close: () => (proxy.closeAllConnections(), new Promise((done) => void proxy.close(() => done()))),
  };
}
