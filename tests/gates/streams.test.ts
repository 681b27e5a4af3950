import { fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { openDatabase } from "@kindling/server";
import { createTestDatabase } from "@kindling/server/testing";
import { expect, inject, test } from "vitest";

/** How much is wished for; `STREAMS` asks for fewer where a machine has no room for so many. */
const streams = Number(process.env["STREAMS"] ?? 10_000);
const messagesASecond = 200;
const seconds = 10;

interface Told {
  readonly port: number;
}
interface Measured {
  readonly rss: number;
  readonly heap: number;
  readonly open: number;
}

/** Starts the back end in a process of its own, over a database with so many members who have a session each. */
async function startProcess(url: string) {
  const child = fork(join(import.meta.dirname, "streams-server.ts"), [url, String(streams)], {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [Told];
  const ask = async (what: string): Promise<Measured> => {
    child.send(what);
    const [answer] = (await once(child, "message")) as [Measured];
    return answer;
  };
  return { port, ask, stop: () => child.kill("SIGKILL") };
}

/** Opens a member's stream on a bare socket, and hears of each event when it comes. */
async function open(port: number, member: number, hear: (member: number, at: number) => void): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `GET /api/events.php HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: session=session-${member}\r\nx-request-type: client\r\n\r\n`,
  );
  await new Promise<void>((ready, fail) => {
    const onData = (chunk: Buffer) => {
      const text = chunk.toString();
      if (!text.startsWith("HTTP/1.1 200") && !text.includes("data:")) fail(new Error(text.slice(0, 200)));
      if (text.includes('"ready"')) {
        socket.off("data", onData);
        ready();
      }
    };
    socket.on("data", onData);
  });
  socket.on("data", (chunk: Buffer) => {
    const now = performance.now();
    for (const _ of chunk.toString().matchAll(/"kind":"message"/g)) hear(member, now);
  });
  return socket;
}

test(
  `BEYOND-42 ${streams} streams are open in one process, at 40 kB each or less, and ${messagesASecond} messages a second come within 300 ms`,
  { timeout: 15 * 60_000 },
  async () => {
    const postgres = inject("postgres");
    const copy = await createTestDatabase(postgres, postgres.template);
    const server = await startProcess(copy.url);
    const sockets: Socket[] = [];
    const writer = await openDatabase(copy.url);
    try {
      const before = await server.ask("measure");
      const sentAt = new Map<number, number>();
      const times: number[] = [];
      const hear = (member: number, now: number) => {
        const sent = sentAt.get(member);
        if (sent !== undefined) times.push(now - sent);
        sentAt.delete(member);
      };
      for (let first = 1; first <= streams; first += 20)
        sockets.push(
          ...(await Promise.all(
            Array.from({ length: Math.min(20, streams - first + 1) }, (_, n) => open(server.port, first + n, hear)),
          )),
        );
      const after = await server.ask("measure");
      expect(after.open).toBe(streams);
      const each = (after.rss - before.rss) / streams / 1000;

      // Written as another process would: an event in a transaction, then the bell.
      const all = messagesASecond * seconds;
      for (let n = 0; n < all; n += 10) {
        const begun = performance.now();
        const members = Array.from({ length: 10 }, (_, k) => 1 + (((n + k) * 7919) % streams));
        for (const member of members) sentAt.set(member, performance.now());
        await writer.pool.query(
          `with told as (update member_event_heads set last_seq = last_seq + 1 where member_id = any($1) returning member_id, last_seq)
           insert into member_events (member_id, seq, kind, facts, at)
           select member_id, last_seq, 'message', '{"conversation": 1, "seq": 1}', now() from told`,
          [members],
        );
        writer.bell(members.map((member) => `e${member}`));
        await expect
          .poll(() => performance.now() - begun, { interval: 5 })
          .toBeGreaterThan((10 / messagesASecond) * 1000);
      }
      await expect.poll(() => times.length, { timeout: 15_000 }).toBe(all);
      const sorted = times.toSorted((a, b) => a - b);
      const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!;
      console.table({
        streams,
        "kB of memory each": each.toFixed(1),
        "kB of heap each": ((after.heap - before.heap) / streams / 1000).toFixed(1),
        "median ms": share(0.5).toFixed(0),
        "p95 ms": share(0.95).toFixed(0),
        "longest ms": share(1).toFixed(0),
      });
      expect.soft(each).toBeLessThanOrEqual(40);
      expect.soft(share(0.95)).toBeLessThanOrEqual(300);
    } finally {
      for (const socket of sockets) socket.destroy();
      server.stop();
      await writer.close();
      await copy.drop();
    }
  },
);
