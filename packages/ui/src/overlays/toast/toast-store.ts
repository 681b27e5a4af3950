import { announce } from "../announcer/announcer-store.ts";

export const toastTones = ["neutral", "positive", "caution", "critical", "info"] as const;
export type ToastTone = (typeof toastTones)[number];

export type ToastOptions = {
  /**
   * `critical` interrupts the screen reader; the others wait for a pause.
   * @default "neutral"
   */
  tone?: ToastTone;
  /** A second line. */
  description?: string;
  /** One thing to do about it. The toast goes once it is done. */
  action?: { label: string; onAction: () => void };
  /**
   * Milliseconds until it goes; null keeps it until it is dismissed. Pointer, focus and a hidden page stop the clock.
   * @default 6000, or null with an action or the critical tone
   */
  duration?: number | null;
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
};

export type ToastItem = ToastOptions & {
  id: string;
  /** New for each showing, so that one that takes another's place starts its own clock. */
  key: number;
  tone: ToastTone;
  title: string;
  duration: number | null;
};

/** The oldest go when more come at once. */
const MAX_TOASTS = 3;
const DURATION = 6000;

const listeners = new Set<() => void>();
let toasts: readonly ToastItem[] = [];
let lastKey = 0;

function update(next: readonly ToastItem[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short notice in `<Toaster />` and speaks it through `<Announcer />`. Returns its id. */
export function toast(title: string, options: ToastOptions = {}) {
  const key = ++lastKey;
  const { tone = "neutral", id = `toast-${key}` } = options;
  const duration =
    options.duration === undefined ? (options.action || tone === "critical" ? null : DURATION) : options.duration;
  const item = { ...options, id, key, tone, title, duration };
  const known = toasts.some((other) => other.id === id);
  update(known ? toasts.map((other) => (other.id === id ? item : other)) : [...toasts, item].slice(-MAX_TOASTS));
  announce([title, options.description].filter(Boolean).join(" "), {
    priority: tone === "critical" ? "assertive" : "polite",
  });
  return id;
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: string) {
  update(id === undefined ? [] : toasts.filter((item) => item.id !== id));
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getToasts = () => toasts;

const none: readonly ToastItem[] = [];
export const getServerToasts = () => none;
