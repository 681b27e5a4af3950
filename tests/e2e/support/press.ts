import type { Page, Route } from "playwright-core";

/** Holds requests back until `release` is called. */
export function hold(page: Page, pattern: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const held = page.route(pattern, async (route: Route) => {
    await promise;
    await route.continue();
  });
  return { held, release };
}

/** What a frame shows. */
export interface Frame {
  /** Milliseconds since the press. */
  readonly at: number;
  readonly path: string;
  /** Height of what stands in the main part; 0 is an empty page. */
  readonly height: number;
  readonly skeleton: boolean;
  readonly navigationTop: number | undefined;
  /** Where the footer begins, in heights of the window. */
  readonly footer: number | undefined;
  /** How much has moved since the press. */
  readonly shift: number;
}

/** Presses a link as one who has not been near it, and notes each frame until the screen stands there. */
export const press = (page: Page, href: string): Promise<Frame[]> =>
  page.evaluate(async (target) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
    }).observe({ type: "layout-shift" });
    const frames: Frame[] = [];
    const pressed = performance.now();
    document.querySelector<HTMLElement>(`a[href="${target}"]`)!.click();
    for (;;) {
      await new Promise((done) => requestAnimationFrame(done));
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;
      const footer = top("footer");
      const skeleton = document.querySelector("#main [aria-busy=true]") !== null;
      frames.push({
        at: performance.now() - pressed,
        path: location.pathname,
        height: document.querySelector("#main")?.firstElementChild?.getBoundingClientRect().height ?? 0,
        skeleton,
        navigationTop: top("[data-slot=top-navigation]"),
        footer: footer && footer / innerHeight,
        shift,
      });
      if (frames.some((frame) => frame.skeleton) && !skeleton) return frames;
    }
  }, href);
