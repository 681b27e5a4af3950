import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { compileTexts, isOfPage, type Texts } from "./compile.ts";
import { loadCatalogue } from "./node.ts";

/** Texts that a shell says otherwise, by their ids. */
export type Overrides = Texts;

/** The names that a message takes values for, those inside its branches and tags too. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))];
  });
}

/** What is wrong with a shell's texts in a locale: an id that no page shows, a value that the text is not given. */
export function overrideProblems(code: string, overrides: Overrides, catalogue: Texts = loadCatalogue(code)): string[] {
  return Object.entries(overrides).flatMap(([id, text]) => {
    const original = catalogue[id];
    if (original === undefined || !isOfPage(id)) return [`“${id}” is no text of a page`];
    const given = argumentsOf(parse(original));
    const unknown = argumentsOf(parse(text)).filter((name) => !given.includes(name));
    return unknown.map((name) => `“${id}” is not given {${name}}`);
  });
}

/** Compiles a catalogue with a shell's own texts in it; throws where one of them cannot stand there. */
export function compileWith(
  code: string,
  overrides: Overrides,
  catalogue: Texts = loadCatalogue(code),
): Record<string, MessageFormatElement[]> {
  const problems = overrideProblems(code, overrides, catalogue);
  if (problems.length > 0) throw new Error(`The texts in ${code}.json are not right: ${problems.join("; ")}`);
  return compileTexts({ ...catalogue, ...overrides });
}
