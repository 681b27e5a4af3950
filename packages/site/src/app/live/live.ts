import type { StreamEvent } from "@kindling/domain/contract";
import { type Stale, staleAfter, staleAfterAll } from "@kindling/domain/state";
import { beginTyping } from "../../shared/live/typing.ts";
import { namesOfAccount } from "../../shared/storage/account-store.ts";
import { isLeaving } from "../../shared/session/leave.ts";
import { followEvents, type Following } from "./follow-events.ts";
import { type Known, reread, restOf, takeAnswers } from "./reread.ts";
import { createSharedReadings } from "./shared-readings.ts";
import { createTabs, type Word } from "./tabs.ts";

/** How long a tab waits for the leader's refresh before it asks, and then for a word of it; milliseconds. */
const graceTime = 1_000;
const answerTime = 5_000;
/** How long a refresh waits until its stream is there: what happens from then on is told. */
const streamTime = 2_000;

export interface LiveOptions extends Known {
  /** Of the page's scripts: tabs of another one may know other answers. */
  readonly version: string;
  /** Another tab has refreshed for this one. */
  onRefreshed(): void;
}

/** What keeps a page true to what happens. */
export interface Live {
  /** A refresh is due. */
  refresh(): Promise<void>;
  stop(): void;
}

const isSeen = () => document.visibilityState === "visible" && navigator.onLine;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * One tab of an account leads: it polls and holds the stream, and the others get its answers. What an event speaks of is read
 * anew, one reading after the other; where the stream fails, the refreshes go on.
 */
export function startLive({ version, onRefreshed, ...known }: LiveOptions): Live {
  let following: Following | undefined;
  /** The number up to which everything has been read, here or by who led before. */
  let seq: number | undefined;
  let asked: { readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let stale: Stale[] = [];
  let reading: Promise<void> | undefined;
  let wholeBegun = false;
  const stopping = new AbortController();

  /** Nothing is read or taken over any more. */
  const isOver = () => stopping.signal.aborted || isLeaving();

  const tabs = createTabs({
    name: `live:${known.account}:${version}`,
    onLead: () => {
      // Before the first refresh there is nothing to go on from.
      if (seq !== undefined) follow();
    },
    onStepDown: () => {
      following?.close();
      following = undefined;
    },
    onWord: hear,
  });

  const readings = createSharedReadings(known, tabs.say, stopping.signal);

  function follow() {
    following ??= followEvents({ client: known.client, after: seq, onEvents });
  }

  /** Reads what is old, for as long as more of it becomes old; the others hear what has come. */
  async function readOn() {
    while (stale.length > 0 && !isOver()) {
      const old = stale;
      const upTo = seq;
      stale = [];
      const answers = await reread(known, old);
      if (!answers) return;
      const whole = staleAfterAll.every(({ call }) => old.some((one) => one.call === call && !one.conversation));
      if (!tabs.leads) continue;
      readings.renew();
      tabs.say({ type: "answers", answers, stale: old, whole, seq: upTo });
    }
  }
  const read = (old: readonly Stale[]): Promise<void> => {
    stale.push(...old);
    reading ??= readOn().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  function onEvents(events: readonly StreamEvent[], upTo: number | undefined) {
    if (isOver() || !tabs.leads) return;
    for (const event of events) {
      if (event.kind !== "typing") continue;
      beginTyping(event.profile);
      tabs.say({ type: "typing", profile: event.profile });
    }
    // A stream that has begun later than the refresh that waited for it.
    const late = seq === undefined && wholeBegun ? staleAfterAll : [];
    seq = upTo;
    const old = [...late, ...events.flatMap(staleAfter)];
    if (old.length > 0) void read(old);
  }

  function hear(word: Word) {
    if (isOver()) return;
    if (word.type === "ask") {
      void lead();
      return;
    }
    if (word.type === "want") {
      void readings.read(word.wanted);
      return;
    }
    clearTimeout(asked?.timer);
    asked = undefined;
    if (word.type === "typing") beginTyping(word.profile);
    if (word.type === "unread") readings.readAlone(word.key);
    if (word.type !== "answers") return;
    seq = word.seq ?? seq;
    takeAnswers(known, word.answers);
    readings.take(word.answers);
    // A page that nobody sees is refreshed when it is seen again.
    if (isSeen()) readings.want(restOf(known, word.answers, word.stale));
    if (word.whole) onRefreshed();
  }

  /** A refresh for all tabs, over a stream that is there before it reads: nothing is lost in between. */
  async function lead() {
    tabs.say({ type: "coming" });
    follow();
    following!.check();
    await Promise.race([following!.begun, pause(streamTime)]);
    wholeBegun = true;
    await read(staleAfterAll);
    if (tabs.leads && !isOver() && namesOfAccount(known.account, "outbox:").length > 0) await resume();
  }

  /** Sends what was on its way when its tab closed; the others do not, since one leads. */
  async function resume() {
    const { resumeOutbox } = await import("../../areas/chats/resume-outbox.ts");
    await resumeOutbox(known.client, known.account, () => read([{ call: "getMessages" }, { call: "getChats" }]));
  }

  /** Asks the one who leads, and takes its place where it says nothing. */
  const ask = () => {
    tabs.say({ type: "ask" });
    const takePlace = async () => {
      asked = undefined;
      if (isOver() || !isSeen()) return;
      await tabs.takeOver();
      await lead();
    };
    asked ??= { timer: setTimeout(() => void takePlace(), answerTime) };
  };

  let fresh = true;
  const onTurn = () => {
    if (!isSeen()) tabs.withdraw();
  };
  document.addEventListener("visibilitychange", onTurn);
  addEventListener("offline", onTurn);

  return {
    async refresh() {
      const first = fresh;
      fresh = false;
      await tabs.stand();
      if (isOver()) return;
      if (tabs.leads) return lead();
      if (first) return ask();
      // The leader's own refresh is due just now.
      clearTimeout(asked?.timer);
      asked = {
        timer: setTimeout(() => {
          asked = undefined;
          if (!isOver() && isSeen()) ask();
        }, graceTime),
      };
    },
    stop() {
      stopping.abort();
      clearTimeout(asked?.timer);
      document.removeEventListener("visibilitychange", onTurn);
      removeEventListener("offline", onTurn);
      tabs.close();
    },
  };
}
