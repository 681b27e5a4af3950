import type { Backstage } from "./driver/backstage.ts";
import type { Cast } from "./driver/cast.ts";
import type { Reply } from "./driver/reply.ts";
import type { Stage } from "./driver/stage.ts";

/** What a rule is tried with. */
export interface Bench {
  readonly cast: Cast;
  readonly origin: string;
  /** Throws `NotAvailable` on a back end that has none. */
  backstage(): Backstage;
  /** The same for all rules. */
  stage(): Promise<Stage>;
}

interface AnyRule {
  /** What it is called for ever: reports and other back ends go by it. */
  readonly name: string;
  /** Requirements and cases that it holds. */
  readonly ids: string;
  /** What a back end has to do, in one sentence. */
  readonly says: string;
}

/** A rule that is tried by calls. */
export interface CheckedRule extends AnyRule {
  /** Throws `Broken` where it is not kept, `NotAvailable` where it cannot be tried. */
  check(bench: Bench): Promise<void>;
}

/** A rule that every reply of the run has to keep. */
export interface WatchedRule extends AnyRule {
  /** What is wrong with a reply, if anything. */
  watch(reply: Reply, origin: string): string | undefined;
}

export type Rule = CheckedRule | WatchedRule;
