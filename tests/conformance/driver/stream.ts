import type { StreamEvent } from "@kindling/domain/contract";
import { Broken } from "./broken.ts";
import { patience } from "./patience.ts";

/** Whether an answer is a stream of events. */
export const isStream = (headers: Headers): boolean => /^text\/event-stream\b/.test(headers.get("content-type") ?? "");

/** A stream that is read event by event. */
export interface EventReader {
  /** The next event; nothing where the stream has ended. Throws `Broken` where neither comes in time. */
  next(): Promise<{ readonly value: StreamEvent | undefined }>;
  /** The next event that is to be there. */
  event(): Promise<StreamEvent>;
  return(): Promise<void>;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Broken(`a stream tells nothing for ${patience.of / 1000} s`)), patience.of);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Reads a stream's events from its `data:` lines. */
export function readStream(response: Response): EventReader {
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  const events: StreamEvent[] = [];
  let rest = "";
  const read = async (): Promise<StreamEvent | undefined> => {
    while (events.length === 0) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop()!;
      for (const block of blocks) {
        const data = /^data: ?(.*)$/m.exec(block)?.[1];
        if (data !== undefined) events.push(JSON.parse(data) as StreamEvent);
      }
    }
    return events.shift();
  };
  return {
    next: async () => ({ value: await inTime(read()) }),
    async event() {
      const event = await inTime(read());
      if (!event) throw new Broken("a stream has ended by itself");
      return event;
    },
    return: () => reader.cancel().catch(() => {}),
  };
}
