import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../client/client.ts";
import { fetchMinimumDelay, freshFor } from "../constants.ts";
import { calls } from "../contract/index.ts";
import { createManualClock } from "../time/clock.ts";
import { createAnswers } from "./answers.ts";
import { callKey } from "./call-key.ts";

const chats = callKey(calls.getChats, {});
const likes = callKey(calls.getLikes, {});

/** Answers over a client that is answered by hand. */
function scripted() {
  const clock = createManualClock(0);
  const open: { name: string; answer: (value?: unknown) => void; fail: () => void }[] = [];
  const awaited: Promise<unknown>[] = [];
  const client = {
    call: ({ name }: { name: string }) =>
      new Promise((answer, fail) => open.push({ name, answer, fail: () => fail(new Error(name)) })),
  } as unknown as Client;
  const made = createAnswers({ client, clock, seeds: [chats], onAwaited: (answer) => awaited.push(answer) });
  return { ...made, clock, open, awaited };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("LIVE-12 an answer", () => {
  it("that came with the page is fresh for a while, and then stale", () => {
    const { answers, clock } = scripted();
    expect(answers.isFresh(chats)).toBe(true);
    expect(answers.isFresh(likes)).toBe(false);
    clock.advance(freshFor);
    expect(answers.isFresh(chats)).toBe(false);
  });

  it("is fresh from when it came, and stale once anything was written, even if that failed", async () => {
    const { answers, client, open } = scripted();
    const read = answers.read(calls.getLikes, {}, false);
    open[0]!.answer({});
    await read;
    expect(answers.isFresh(likes)).toBe(true);
    const write = client.call(calls.resendActivation).catch(() => {});
    open[1]!.fail();
    await write;
    expect([chats, likes].filter(answers.isFresh)).toEqual([]);
  });

  it("that was asked for before a change and comes after it is stale", async () => {
    const { answers, client, open } = scripted();
    const read = answers.read(calls.getLikes, {}, false);
    const write = client.call(calls.resendActivation);
    open[1]!.answer();
    await write;
    open[0]!.answer({});
    await read;
    expect(answers.isFresh(likes)).toBe(false);
  });
});

describe("LIVE-12 what is read ahead", () => {
  it("is asked for once, and joined by whoever needs it", async () => {
    const { answers, open } = scripted();
    void answers.readAhead(calls.getLikes, {});
    expect(answers.readAhead(calls.getLikes, {})).toBeUndefined();
    const read = answers.read(calls.getLikes, {}, true);
    expect(open).toHaveLength(1);
    open[0]!.answer("likes");
    expect(await read).toBe("likes");
  });

  it("is asked for again after a failure, and after a change", async () => {
    const { answers, client, open } = scripted();
    const failed = answers.readAhead(calls.getLikes, {})!.catch(() => "failed");
    open[0]!.fail();
    expect(await failed).toBe("failed");
    void answers.readAhead(calls.getLikes, {});
    const write = client.call(calls.resendActivation);
    open[2]!.answer();
    await write;
    void answers.read(calls.getLikes, {}, false);
    expect(open.map(({ name }) => name)).toEqual(["getLikes", "getLikes", "resendActivation", "getLikes"]);
  });
});

it("LIVE-07 what a skeleton stands for takes 200 ms at least and is told of; other answers come at once", async () => {
  const { answers, open, awaited } = scripted();
  const came = vi.fn<(answer: unknown) => void>();
  void answers.read(calls.getLikes, {}, true).then(came);
  open[0]!.answer("likes");
  await vi.advanceTimersByTimeAsync(fetchMinimumDelay - 1);
  expect(came).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toHaveBeenCalledWith("likes");
  expect(awaited).toHaveLength(1);

  const again = answers.read(calls.getLikes, {}, false);
  open[1]!.answer("more");
  expect(await again).toBe("more");
  expect(awaited).toHaveLength(1);
});
