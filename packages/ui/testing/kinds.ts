/** What styles choose an element by, beside where it stands. */
const chosenBy =
  /^(?:class|style|role|type|dir|hidden|inert|open|disabled|multiple|popover|data-.+|aria-(?:busy|checked|current|disabled|expanded|hidden|invalid|orientation|pressed|selected))$/;

/** What a control says by its state alone. */
const states = [":checked", ":disabled", ":indeterminate", ":placeholder-shown", ":invalid", ":modal", ":popover-open"];

/**
 * Outlives the documents of the story files that its page shows one after the other, and ends with the run. Made of the
 * page's own classes: one of a document that has gone would keep all of that document.
 */
interface Memory {
  /** Kinds by their own looks and the kind of what they stand in. */
  kinds: Map<string, number>;
  /** What has been looked at, by what it was looked at for. */
  seen: Map<string, unknown>;
}

const page = window.parent as Window & typeof globalThis & { kindlingMemory?: Memory };

const memory = (): Memory => (page.kindlingMemory ??= { kinds: new page.Map(), seen: new page.Map() });

/** For tests of the gate: as if the run began now. */
export const forget = (): void => void delete page.kindlingMemory;

/** What earlier stories have shown, for one purpose. */
export const seen = {
  has: (purpose: string, kind: string): boolean => memory().seen.has(`${purpose} ${kind}`),
  get: (purpose: string, kind: string): unknown => memory().seen.get(`${purpose} ${kind}`),
  add: (purpose: string, kind: string, value?: unknown): void => void memory().seen.set(`${purpose} ${kind}`, value),
};

/**
 * Tells elements apart as styles do, by their own looks and those of all that they stand in, as they are now. Two of a
 * kind are styled by the same rules, but for those that ask for their neighbours or their number.
 */
export class Kinds {
  readonly #known = new Map<Element, number>();

  of(element: Element): number {
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    const holder = element.parentElement;
    const [around, own] = holder ? [this.of(holder), looks(element)] : ["", styles()];
    const { kinds } = memory();
    const key = `${around} ${own}`;
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    this.#known.set(element, kind);
    return kind;
  }
}

/** An element as far as its own looks can be told. */
export function looks(element: Element): string {
  let words = element.localName;
  for (const { name, value } of element.attributes) if (chosenBy.test(name)) words += ` ${name}=${value}`;
  if (element.matches(stateful)) for (const state of states) if (element.matches(state)) words += state;
  return words + surroundings(element);
}

/** Around an element what its own classes ask for: its place among its neighbours, one before it, what it holds. */
function surroundings(element: Element): string {
  const { className, previousElementSibling: before } = element;
  if (typeof className !== "string") return "";
  let words = "";
  if (/\b(?:first|last|only|odd|even|nth)\b/.test(className))
    words += ` ${before ? "" : "first"}${element.nextElementSibling ? "" : "last"}`;
  if (/\bpeer-/.test(className)) for (let one = before; one; one = one.previousElementSibling) words += looks(one);
  if (/\bhas-/.test(className)) for (const held of element.querySelectorAll(stateful)) words += looks(held);
  return words;
}

const stateful = "input, select, textarea, button, option, dialog, [popover]";

/** A story may bring styles of its own, and the window chooses among all. */
const styles = (): string =>
  [innerWidth, ...[...document.body.querySelectorAll("style")].map(({ textContent }) => textContent)].join("\n");
