import type { SignUpDraft } from "@kindling/domain/rules";

const storageKey = "sign-up";

/** How far a visitor has come. The password is never among what is kept. */
export interface Progress {
  readonly step: number;
  readonly draft: SignUpDraft;
  /** Made once a sign-up, so that a repeated request opens one account. */
  readonly requestKey: string;
}

/** What was kept in this tab; nothing where storage is closed or holds nonsense. */
export function readProgress(): Progress | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Progress | null;
    return stored && Number.isInteger(stored.step) && typeof stored.draft === "object" ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepProgress({ draft: { password: _, ...draft }, ...progress }: Progress): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...progress, draft }));
  } catch {
    // Without storage a reload starts again.
  }
}

export function forgetProgress(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
