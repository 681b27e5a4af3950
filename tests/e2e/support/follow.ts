import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A process, and all that it has told on its standard output and error. */
export interface Followed {
  said(): string;
  /** Waits until it says so; throws with what it said where it ends before. */
  says(words: string): Promise<void>;
  /** Waits for its end; answers its exit code. */
  ended(): Promise<number | null>;
}

/** Listens to a process from its beginning. */
export function follow(child: ChildProcess): Followed {
  let told = "";
  const streams = [child.stdout!, child.stderr!];
  for (const stream of streams) stream.on("data", (chunk) => (told += String(chunk)));
  const exit = once(child, "exit") as Promise<[number | null]>;
  return {
    said: () => told,
    says: (words) =>
      new Promise((done, fail) => {
        const look = () => told.includes(words) && done();
        for (const stream of streams) stream.on("data", look);
        void exit.then(() => fail(new Error(`It ended before it said “${words}”:\n${told}`)));
        look();
      }),
    ended: async () => (await exit)[0],
  };
}
