import { freeConversations } from "../constants.ts";
import type { Closed } from "../contract/index.ts";

/** Who would write, and what they have written so far. */
export interface Writing {
  readonly confirmed: boolean;
  readonly paid: boolean;
  /** Whether they have written in this conversation, and in how many others. */
  readonly written: { readonly here: boolean; readonly others: number };
  readonly balance: number;
  /** What a message costs. */
  readonly needed: number;
}

/**
 * Why somebody may not write; `null` where they may. The composer's closed reason and the refusal of a message are this
 * one answer: first the writer's account, then its limits, then its credits.
 */
export function closedFor({ confirmed, paid, written, balance, needed }: Writing): Closed | null {
  if (!confirmed) return { reason: "email_not_confirmed" };
  if (!paid && !written.here && written.others >= freeConversations)
    return { reason: "conversation_limit", limit: freeConversations };
  return balance < needed ? { reason: "not_enough_credits", balance, needed } : null;
}
