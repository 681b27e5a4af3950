/** Functions that run in a page with a conversation; they find each other's values on `globalThis`. */

interface Watch {
  asked: number;
  release: () => void;
  moved: number;
  /** Which pages are watched: one looks after the other. */
  round: number;
  /** Frames since they are there, with the photos that are in view. */
  frames: number;
}

declare global {
  var watch: Watch;
}

/** Holds back the pages of older messages until they are watched, and makes photos of some: an image stands in for all. */
export function holdOlder(image: object): void {
  const { fetch } = globalThis;
  globalThis.watch = { asked: 0, release: () => {}, moved: 0, round: 0, frames: 0 };
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
  const height = viewport.scrollHeight;
  const round = watch.round + 1;
  Object.assign(watch, { moved: 0, round, frames: 0 });
  const look = () => {
    if (watch.round !== round) return;
    watch.moved = Math.max(watch.moved, Math.abs((place() ?? Infinity) - before));
    const { bottom } = viewport.getBoundingClientRect();
    // Those far away come when one is near.
    const shown = [...viewport.querySelectorAll("img")].filter((image) => {
      const box = image.getBoundingClientRect();
      return box.bottom > edge && box.top < bottom;
    });
    if (viewport.scrollHeight > height + 1_000 && shown.every(({ complete }) => complete)) watch.frames += 1;
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
