/**
 * Puts focus back where it was before an overlay opened. An opener that has gone hands it to the page's heading,
 * so that it never falls to the body; focus that something else has taken meanwhile stays there.
 */
export function restoreFocus(opener: Element | null) {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const back = opener instanceof HTMLElement && opener !== body && opener.checkVisibility() ? opener : null;
  const target = back ?? ["main h1", "h1", "main"].flatMap(shown)[0];
  if (!target) return;
  if (!back && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function shown(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}
