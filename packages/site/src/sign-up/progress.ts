import type { SignUpDraft } from "@kindling/domain/rules";
import { keepInTab } from "../app/tab-storage.ts";

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

export const keepProgress = (progress: Progress): void => keepInTab(progressKey, JSON.stringify(progress));
export const forgetProgress = (): void => keepInTab(progressKey, "");
