/** Runs inside the page: finds things as a reader does, by Testing Library, which was brought there. */
import type * as TestingLibrary from "@testing-library/dom";

/** What is looked for: by its role and name, its label, its text, or a selector where it has none of them. */
export type Query =
  | { readonly role: string; readonly name?: string | RegExp }
  | { readonly label: string | RegExp }
  | { readonly text: string | RegExp }
  | { readonly css: string };

/** The first one that is shown: what it says, and where it can be pressed. */
export interface Sight {
  readonly text: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly x: number;
  readonly y: number;
  /** What covers that place, where something else does. */
  readonly covered: string | undefined;
}

/** Looks for it, and brings it into the view where it is to be pressed. */
export function look(query: Query, isForPress: boolean): Sight | null {
  const library = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom;
  const find = (): HTMLElement[] => {
    if ("role" in query)
      return library.queryAllByRole(document.body, query.role, query.name === undefined ? {} : { name: query.name });
    if ("label" in query) return library.queryAllByLabelText(document.body, query.label);
    if ("text" in query) return library.queryAllByText(document.body, query.text);
    return [...document.querySelectorAll<HTMLElement>(query.css)];
  };
  const element = find().find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!element) return null;
  if (isForPress) element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (element.contains(hit) || hit.closest("label")?.contains(element) === true);
  return {
    text: element.innerText,
    value: (element as HTMLInputElement).value ?? "",
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    x,
    y,
    covered: isHit ? undefined : (hit?.outerHTML.slice(0, 120) ?? "outside the view"),
  };
}
