import { tierOf } from "./class-tiers.ts";

/** The page's sheet of classes, or the last that came; nothing where all are there. */
let last: HTMLLinkElement | null = null;
/** Where the sheets are, by tier; and up to which tier they are there, or on their way. */
let hrefs: readonly string[] = [];
let held: number;
let coming: Promise<void> | undefined;

/** From now on a screen that needs more classes than the page came with brings them. */
export function openClasses(): void {
  last = document.querySelector("link[data-sheets]");
  hrefs = last?.dataset["sheets"]!.split(" ") ?? [];
  held = hrefs.indexOf(last?.getAttribute("href") ?? "");
}

/** A sheet holds all that came before, so it comes after them. */
function bring(tier: number, after: HTMLLinkElement): Promise<void> {
  const before = held;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: hrefs[tier] });
  held = tier;
  last = link;
  return new Promise((come, fail) => {
    link.addEventListener("load", () => come());
    link.addEventListener("error", () => {
      link.remove();
      held = before;
      last = after;
      coming = undefined;
      fail(new Error(`${link.href} did not come`));
    });
    after.after(link);
  });
}

/** Brings the classes of a screen. Where none were opened, on the server and in stories, all are there. */
export async function bringClasses(screen: string): Promise<void> {
  const tier = tierOf(screen);
  if (last && tier > held) coming = bring(tier, last);
  await coming;
}
