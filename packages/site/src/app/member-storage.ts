/** What a tab keeps for the member who is logged in; it ends with the session. Without storage nothing is kept. */

const prefix = "member:";

export function readMemberItem(key: string): string | null {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function keepMemberItem(key: string, value: string): void {
  try {
    if (value === "") sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, value);
  } catch {
    // It stays for as long as the screen does.
  }
}

/** Forgets everything of the member: at log-out, and when the session has ended. */
export function clearMemberStorage(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
