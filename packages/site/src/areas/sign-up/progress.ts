import type { SignUpDraft } from "@kindling/domain/rules";
import { tabStore } from "../../shared/storage/text-store.ts";

export const progressKey = "sign-up";

/** How far a visitor has come. The password is never among what is kept. */
export interface Progress {
  readonly step: number;
  readonly draft: SignUpDraft;
}

const nothing: Progress = { step: 0, draft: {} };

/** Reads what was kept; nothing where it is nonsense. */
export function parseProgress(text: string): Progress {
  try {
    const kept = JSON.parse(text) as Progress;
    return Number.isInteger(kept.step) && typeof kept.draft === "object" ? kept : nothing;
  } catch {
    return nothing;
  }
}

/**
 * Changes what is kept, whatever was rendered last: a browser that fills several fields at once changes them before the next
 * render.
 */
export const changeProgress = (change: (kept: Progress) => Progress): void =>
  tabStore.keep(progressKey, JSON.stringify(change(parseProgress(tabStore.read(progressKey)))));

export const forgetProgress = (): void => tabStore.keep(progressKey, "");
