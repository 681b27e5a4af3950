/** Functions that run in a page with a conversation; they find each other's values on `globalThis`. */

interface Watch {
  asked: number;
  release: () => void;
  moved: number;
  /** The message at the top of the view when older ones were let in. */
  top: string;
  /** Frames since they stand above it with all their photos. */
  frames: number;
}

declare global {
  var watch: Watch;
}

/** Holds back the pages of older messages until they are watched, and makes photos of some: an image stands in for all. */
export function holdOlder(image: object): void {
  const { fetch } = globalThis;
  globalThis.watch = { asked: 0, release: () => {}, moved: 0, top: "", frames: 0 };
  globalThis.fetch = async (asked, ...more) => {
    const answer = await fetch(asked, ...more);
    if (!(asked instanceof Request && asked.url.includes("before="))) return answer;
    const page = (await answer.json()) as { messages: { seq: number; text?: string }[] };
    globalThis.watch.asked += 1;
    await new Promise<void>((done) => (globalThis.watch.release = done));
    const messages = page.messages.map(({ text, ...message }) =>
      message.seq % 5 === 0 ? { ...message, kind: "photo", image } : { ...message, text },
    );
    return new Response(JSON.stringify({ ...page, messages }), answer);
  };
}

export const olderAsked = (): number => globalThis.watch.asked;

export function scrollThread(by: number): void {
  document.querySelector("[data-slot=message-thread-viewport]")!.scrollBy({ top: by, behavior: "instant" });
}

/** Lets the older messages in, and notes in each frame how far the one at the top of the view is from where it was. */
export function watchPlace(): void {
  const viewport = document.querySelector("[data-slot=message-thread-viewport]")!;
  const edge = viewport.getBoundingClientRect().top;
  const rows = () => [...viewport.querySelectorAll<HTMLElement>("article")];
  const first = rows().find((row) => row.getBoundingClientRect().bottom > edge)!;
  const id = first.closest<HTMLElement>("[data-row]")!.dataset["row"]!;
  const place = () =>
    viewport.querySelector(`[data-row="${id}"] article, article[data-row="${id}"]`)?.getBoundingClientRect().top;
  const before = place()!;
  const { watch } = globalThis;
  Object.assign(watch, { moved: 0, top: id, frames: 0 });
  const look = () => {
    if (watch.top !== id) return;
    watch.moved = Math.max(watch.moved, Math.abs((place() ?? Infinity) - before));
    const above = [...viewport.querySelectorAll<HTMLElement>("[data-row]")].findIndex(
      (row) => row.dataset["row"] === id,
    );
    if (above > 3 && [...viewport.querySelectorAll("img")].every(({ complete }) => complete)) watch.frames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  watch.release();
}

/** How far it has moved at most, in pixels, and for how many frames the older messages have been there. */
export const readPlace = (): Pick<Watch, "moved" | "frames"> => ({
  moved: globalThis.watch.moved,
  frames: globalThis.watch.frames,
});
