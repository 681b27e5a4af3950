import type { CallName } from "@kindling/domain/contract";
import type { Stale } from "@kindling/domain/state";

/** An answer by its cache key. */
export type Answered = readonly [key: string, data: unknown];

/** What a tab shows and the one who leads does not: by its cache key, and how it is read. */
export interface Wanted {
  readonly key: string;
  readonly call: CallName;
  readonly query: unknown;
}

/** What tabs of one account say to each other. */
export type Word =
  /** A refresh is due here. */
  | { readonly type: "ask" }
  /** Something is old here that the one who leads has not read. */
  | { readonly type: "want"; readonly wanted: Wanted }
  /** It could not be read for those who want it. */
  | { readonly type: "unread"; readonly key: string }
  /** It is on its way. */
  | { readonly type: "coming" }
  /** What was read anew, what else is old, and up to which event all that is. */
  | {
      readonly type: "answers";
      readonly answers: readonly Answered[];
      readonly stale: readonly Stale[];
      /** The whole refresh of the rhythm. */
      readonly whole: boolean;
      readonly seq: number | undefined;
    }
  | { readonly type: "typing"; readonly profile: string };

type Said = Word & { readonly term: number };

interface TabsOptions {
  /** Of the account and of the version: tabs of another one are none of ours. */
  readonly name: string;
  onLead(): void;
  onStepDown(): void;
  /** Said by the one who leads, or by one who asks. */
  onWord(word: Word): void;
}

/** The tabs of one account in one browser. */
export interface Tabs {
  readonly leads: boolean;
  /** Stands for election; resolves once it is clear who leads. Whoever is not seen does not stand. */
  stand(): Promise<void>;
  /** Leaves the lead to another one. */
  withdraw(): void;
  /** Takes the lead from one that does not answer. */
  takeOver(): Promise<void>;
  say(word: Word): void;
  close(): void;
}

/**
 * Elects one of the tabs by a lock that each waits for: the browser gives it on when its tab closes. One that is frozen keeps it
 * and is robbed of it; what it says when it wakes has an older term, and is not heard.
 *
 *   out --stand--> waiting --lock is free--> leads --withdraw, robbed, a later term is heard--> out
 *                  waiting --take over--> leads
 *
 * Where there are no locks or no channel each tab leads itself.
 */
export function createTabs({ name, onLead, onStepDown, onWord }: TabsOptions): Tabs {
  const { locks } = navigator as { readonly locks?: LockManager };
  const channel = locks && "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : undefined;
  /** The latest term that was heard, and the own one while it leads. */
  let heard = 0;
  let term = 0;
  let leads = false;
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of one origin
  const say = (word: Word) => channel?.postMessage({ ...word, term } satisfies Said);
  const lead = () => {
    term = Math.max(heard + 1, Date.now());
    heard = term;
    leads = true;
    onLead();
    say({ type: "coming" });
  };
  const stepDown = () => {
    if (!leads) return;
    leads = false;
    term = 0;
    onStepDown();
  };
  /** Holds the lock until it is released; a lock that was taken away ends the lead as well. */
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock) return undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    lead();
    return held;
  };
  const request = (options: LockOptions, decided?: () => void): Promise<unknown> => {
    let own: number | undefined;
    const isOver = () => {
      // A later lead is another one's, or this tab's by another lock.
      if (own === term) stepDown();
      decided?.();
    };
    const held = locks!.request(name, options, (lock) => {
      const holding = hold(lock);
      if (lock) own = term;
      decided?.();
      return holding;
    });
    return held.then(isOver, isOver);
  };

  const withdraw = () => {
    waiting?.abort();
    waiting = undefined;
    release?.();
    release = undefined;
    stepDown();
  };
  /** Waits in line behind the one who leads. */
  const wait = () => {
    if (waiting) return;
    waiting = new AbortController();
    void request({ signal: waiting.signal });
  };

  channel?.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if (data.type === "ask" || data.type === "want") return leads ? onWord(data) : undefined;
    if (data.term < heard) return;
    heard = data.term;
    if (leads) withdraw();
    onWord(data);
  });

  return {
    get leads() {
      return leads;
    },
    async stand() {
      if (leads) return;
      if (!channel) return lead();
      if (waiting) return;
      await new Promise<void>((decided) => void request({ ifAvailable: true }, decided));
      if (!leads) wait();
    },
    withdraw,
    async takeOver() {
      waiting?.abort();
      waiting = undefined;
      await new Promise<void>((decided) => void request({ steal: true }, decided));
    },
    say,
    close() {
      withdraw();
      channel?.close();
    },
  };
}
