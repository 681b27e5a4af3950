import type { Problem } from "../problems/problem.ts";

/** A picture that was chosen, until it has arrived. */
export interface PhotoUpload {
  /** Its request key: sent again, it is the same photo. */
  readonly id: string;
  readonly name: string;
  readonly src: string;
  /** Whether it is to be sent: in line, on its way or failed. */
  readonly sent: boolean;
  /** `null` while it waits for those before it. */
  readonly progress: number | null;
  readonly problem: Problem | null;
}

/** What is kept of an upload beside what is shown: the picture, as it is sent each time, and how to stop it. */
export interface Held {
  readonly file: File;
  smaller?: Promise<File>;
  control: AbortController;
}

/** Pictures of a member in one place: there as long as the document is, whichever screen shows them. */
export interface Tray {
  uploads: readonly PhotoUpload[];
  readonly held: Map<string, Held>;
  line: Promise<void>;
}

/** Where a member's pictures are: in their own profile, or in the conversation with somebody. */
export interface TrayPlace {
  readonly account: string;
  readonly to: string;
}

/** Under what name stands beside a member's drafts which photos wait for somebody; the pictures are in a database. */
export const waitingName = (profile: string): string => `photos:${profile}`;

const trays = new Map<string, Tray>();
const listeners = new Set<() => void>();
const keyOf = ({ account, to }: TrayPlace): string => `${account}:${to}`;

/** Hears of every change of any tray. */
export const subscribeTrays = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** The tray of a place, where it has one. */
export const knownTray = (place: TrayPlace): Tray | undefined => trays.get(keyOf(place));

/** The tray of a place, made where it has none. */
export function trayOf(place: TrayPlace): Tray {
  const tray = knownTray(place) ?? { uploads: [], held: new Map<string, Held>(), line: Promise.resolve() };
  trays.set(keyOf(place), tray);
  return tray;
}

/** Shows other uploads in a tray. */
export function showUploads(tray: Tray, uploads: readonly PhotoUpload[]): void {
  tray.uploads = uploads;
  for (const notify of listeners) notify();
}

/** Stops and forgets all uploads of a member. */
export function forgetTrays(account: string): void {
  for (const [key, tray] of trays) {
    if (!key.startsWith(`${account}:`)) continue;
    for (const { control } of tray.held.values()) control.abort();
    for (const { src } of tray.uploads) URL.revokeObjectURL(src);
    tray.held.clear();
    trays.delete(key);
    showUploads(tray, []);
  }
}
