import { mayReload } from "@kindling/domain/state";

/** Code of ours that did not come. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  /** Whether the site answers: if so, it has come to nothing twice. */
  readonly reachable: boolean;

  constructor(reachable: boolean, cause: unknown) {
    super("code did not come", { cause });
    this.reachable = reachable;
  }
}

const markName = "chunk-reload";
const probeTimeout = 5_000;

const handled = new WeakSet<object>();

/** The mark of the last reload as this document knows it: an entry of the history that came later does not carry it. */
let known: unknown;

/** Either may be closed: storage to a page in a frame, the history to one that was written into it. */
const stores = [
  {
    read: (): unknown => sessionStorage.getItem(markName),
    keep: (mark: string) => sessionStorage.setItem(markName, mark),
  },
  {
    read: (): unknown => (history.state as Record<string, unknown> | null)?.[markName],
    keep: (mark: string) => history.replaceState({ ...(history.state as object | null), [markName]: mark }, ""),
  },
];

const attempted = <T>(step: () => T): T | undefined => {
  try {
    return step();
  } catch {
    return undefined;
  }
};

/** The latest mark; one from the future is from a wrong clock. */
function readMark(now: number): string | null {
  const marks = [known, ...stores.map(({ read }) => attempted(read))];
  const times = marks.map((mark) => (typeof mark === "string" ? Number(mark) : Number.NaN)).filter((at) => at <= now);
  return times.length > 0 ? String(Math.max(...times)) : null;
}

/** Whether the mark will be found after the reload; without one it would never end. */
function keepMark(mark: string): boolean {
  for (const { keep } of stores) attempted(() => keep(mark));
  return stores.some(({ read }) => attempted(read) === mark);
}

/** A device may believe in a network that leads nowhere; to reload then is to lose the page. */
async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(probeTimeout) });
    return true;
  } catch {
    return false;
  }
}

interface Verdict {
  readonly reload: boolean;
  readonly reachable: boolean;
}

async function judge(): Promise<Verdict> {
  const reachable = await siteAnswers();
  const now = Date.now();
  const reload = mayReload({ reachable, mark: readMark(now), now }) && keepMark(String(now));
  if (reload) location.reload();
  return { reload, reachable };
}

/** One for all that fails at the same time; after a reload was begun it is the last. */
let verdict: Promise<Verdict> | undefined;

async function guard(): Promise<Verdict> {
  verdict ??= judge();
  const { reload, reachable } = await verdict;
  if (!reload) verdict = undefined;
  return { reload, reachable };
}

/** Loads code that the page cannot do without: a failure reloads the page, at most once a minute, or is a `ChunkError`. */
export async function needChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    handled.add(cause as object);
    const { reload, reachable } = await guard();
    // The document is on its way out: nothing more is shown in it.
    if (reload) return new Promise<never>(() => {});
    throw new ChunkError(reachable, cause);
  }
}

/** Loads code that may be needed soon; whoever comes to need it asks again. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (cause) {
    handled.add(cause as object);
  }
}

/** From now on guards what components load by themselves, too. */
export function watchChunks(): void {
  known = readMark(Date.now());
  addEventListener("vite:preloadError", ({ payload }) => {
    // Whoever asked by `needChunk` or `loadAhead` has said so after this task.
    setTimeout(() => handled.has(payload) || void guard());
  });
}

/** Fails like a chunk where one of the page's own styles did not come. */
export async function needStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  const lost = [...links].find(({ sheet, href }) => {
    // Of one that did not come a browser has no rules, or shows none.
    const came = sheet && attempted(() => sheet.cssRules.length > 0);
    return !came && new URL(href).origin === location.origin;
  });
  if (lost) await needChunk(() => Promise.reject(new Error(lost.href)));
}
