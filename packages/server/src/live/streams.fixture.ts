import { calls, type StreamEvent } from "@kindling/domain/contract";
import { onTestFinished } from "vitest";
import type { TestClient } from "../testing/index.ts";

/** A stream that a test reads. */
export interface Reading {
  /** What has come, the first event too. */
  readonly events: StreamEvent[];
  /** Kinds of what has come, without the first. */
  kinds(): string[];
  readonly retry: number | undefined;
  /** When it has ended. */
  readonly ended: Promise<void>;
  /** Whether it has. */
  readonly over: boolean;
  close(): void;
}

/** Opens a member's stream and reads it to its end, once its first event has come. */
export async function listen(client: TestClient, after?: number): Promise<Reading> {
  const leave = new AbortController();
  const events: StreamEvent[] = [];
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let over = false;
  let retry: number | undefined;
  const read = async () => {
    const onRetry = (milliseconds: number) => {
      retry = milliseconds;
    };
    const query = after === undefined ? {} : { after };
    for await (const event of client.stream(calls.getEvents, { query, signal: leave.signal, onRetry })) {
      events.push(event);
      begun.resolve();
    }
  };
  read()
    .catch((failure: unknown) => {
      if (!leave.signal.aborted) begun.reject(failure);
    })
    .finally(() => {
      over = true;
      ended.resolve();
    });
  onTestFinished(() => leave.abort());
  await begun.promise;
  return {
    events,
    kinds: () => events.slice(1).map(({ kind }) => kind),
    get retry() {
      return retry;
    },
    ended: ended.promise,
    get over() {
      return over;
    },
    close: () => leave.abort(),
  };
}
