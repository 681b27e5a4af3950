import { type KeyboardEvent, type RefObject, useRef } from "react";

/** Letters that follow each other within this time are one word. */
const WORD_ENDS_AFTER = 1000;

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]:not([aria-disabled])") ?? []),
];

/** Puts the focus on the first or last item, or one further; from the last one on it begins again. */
export function goTo(menu: HTMLElement | null, to: "first" | "last" | 1 | -1) {
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (to === "first" || (to === 1 && at < 0)) items[0]?.focus();
  else if (to === "last" || at < 0) items.at(-1)?.focus();
  else items[(at + to + items.length) % items.length]?.focus();
}

/** The next item that begins so; one letter again and again goes through all that begin with it. */
function seek(menu: HTMLElement | null, word: string) {
  const repeated = word === word.charAt(0).repeat(word.length);
  const wanted = repeated ? word.charAt(0) : word;
  const items = itemsOf(menu);
  const present = items.indexOf(document.activeElement as HTMLElement);
  const from = repeated ? present + 1 : Math.max(present, 0);
  const inOrder = [...items.slice(from), ...items.slice(0, from)];
  inOrder.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted))?.focus();
}

/** The keys of the ARIA pattern "menu": arrows that turn around, Home, End, the first letters, a space on a link. */
export function useMenuKeys(menu: RefObject<HTMLElement | null>) {
  const typed = useRef({ word: "", at: 0 });

  return (event: KeyboardEvent) => {
    const { key } = event;
    const letter = key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (key === "ArrowDown") goTo(menu.current, 1);
    else if (key === "ArrowUp") goTo(menu.current, -1);
    else if (key === "Home" || key === "PageUp") goTo(menu.current, "first");
    else if (key === "End" || key === "PageDown") goTo(menu.current, "last");
    else if (key === " " && event.target instanceof HTMLAnchorElement) event.target.click();
    else if (letter) {
      const { word, at } = typed.current;
      const next = (event.timeStamp - at < WORD_ENDS_AFTER ? word : "") + key.toLowerCase();
      typed.current = { word: next, at: event.timeStamp };
      seek(menu.current, next);
    } // Tab does not leave a menu.
    else if (key !== "Tab") return;
    event.preventDefault();
  };
}
