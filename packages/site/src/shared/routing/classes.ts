/** What the page has of our classes, where it has not all: its screen's. */
let opened: { readonly screen: string | undefined; readonly link: HTMLLinkElement } | undefined;
let coming: Promise<void> | undefined;

/** From now on the first screen other than the page's own brings the classes of all. */
export function openClasses(screen: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>("link[data-all]");
  opened = link ? { screen, link } : undefined;
}

function bringAll(after: HTMLLinkElement): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: after.dataset["all"] });
  return new Promise((come, fail) => {
    link.addEventListener("load", () => come());
    link.addEventListener("error", () => {
      link.remove();
      coming = undefined;
      fail(new Error(`${link.href} did not come`));
    });
    after.after(link);
  });
}

/** Brings the classes of a screen. Where none were opened, on the server and in stories, all are there. */
export async function bringClasses(screen: string): Promise<void> {
  if (!opened || opened.screen === screen) return;
  await (coming ??= bringAll(opened.link));
}
