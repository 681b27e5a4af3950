import { CallError } from "@kindling/domain/contract";
import { readsAtOnce, readsWaiting } from "@kindling/domain/rules";

/** Who is let through at once, and who waits. */
interface Line {
  inside: number;
  readonly waiting: (() => void)[];
}

/** How many are let through at once, and how many may wait. */
interface Width {
  readonly inside: number;
  readonly waiting: number;
}

/**
 * Lets few requests of one caller through at once; the others wait in line, and a line that is too long is refused. So
 * whoever asks for much at a time waits for themselves, and nobody else does.
 */
export class Turnstile {
  readonly #lines = new Map<string, Line>();
  readonly #width: Width;

  constructor(width: Width = { inside: readsAtOnce, waiting: readsWaiting }) {
    this.#width = width;
  }

  async pass<T>(caller: string, run: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(caller) ?? { inside: 0, waiting: [] };
    this.#lines.set(caller, line);
    if (line.inside < this.#width.inside) line.inside += 1;
    else if (line.waiting.length >= this.#width.waiting) throw new CallError("too_many_requests", { seconds: 1 });
    else await new Promise<void>((enter) => line.waiting.push(enter));
    try {
      return await run();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.inside -= 1;
      if (line.inside === 0) this.#lines.delete(caller);
    }
  }
}
