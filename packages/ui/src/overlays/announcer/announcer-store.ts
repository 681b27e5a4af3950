export type Priority = "polite" | "assertive";

export type Announcement = { id: number; text: string; priority: Priority };

export type AnnounceOptions = {
  /**
   * `assertive` interrupts: for errors only.
   * @default "polite"
   */
  priority?: Priority;
  /** Announcements with the same batch within a second become one, made by the last one's function from their count. */
  batch?: string;
};

/** Long enough for a region that has just been mounted to be known to the screen reader. */
const DELAY = 100;
const BATCH_WINDOW = 1000;
const LIFETIME = 7000;

type Pending = { count: number; text: string | ((count: number) => string) };

const batches = new Map<string, Pending>();
const listeners = new Set<() => void>();
let announcements: readonly Announcement[] = [];
let lastId = 0;

function update(next: readonly Announcement[]) {
  announcements = next;
  for (const listener of listeners) listener();
}

function say(text: string, priority: Priority) {
  const id = ++lastId;
  update([...announcements, { id, text, priority }]);
  setTimeout(() => update(announcements.filter((item) => item.id !== id)), LIFETIME);
}

/**
 * Speaks to screen readers through the one `<Announcer />`. The same words again are voiced again.
 * Countdowns and other ticking text do not belong here.
 */
export function announce(
  text: string | ((count: number) => string),
  { priority = "polite", batch }: AnnounceOptions = {},
) {
  if (batch === undefined) {
    setTimeout(() => say(resolve({ count: 1, text }), priority), DELAY);
    return;
  }
  const waiting = batches.get(batch);
  if (waiting) {
    waiting.count += 1;
    waiting.text = text;
    return;
  }
  const pending = { count: 1, text };
  batches.set(batch, pending);
  setTimeout(() => {
    batches.delete(batch);
    say(resolve(pending), priority);
  }, BATCH_WINDOW);
}

function resolve({ text, count }: Pending) {
  return typeof text === "string" ? text : text(count);
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getAnnouncements = () => announcements;

const none: readonly Announcement[] = [];
export const getServerAnnouncements = () => none;
