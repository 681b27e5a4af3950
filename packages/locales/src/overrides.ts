import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { loadCatalogue } from "./node.ts";

/** Texts that a shell says otherwise, by their ids. */
export type Overrides = Readonly<Record<string, string>>;

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
export function overrideProblems(code: string, overrides: Overrides): string[] {
  const catalogue = loadCatalogue(code);
  return Object.entries(overrides).flatMap(([id, text]) => {
    const original = catalogue[id];
    if (original === undefined || id.startsWith("mail.")) return [`“${id}” is no text of a page`];
    const given = argumentsOf(parse(original));
    const unknown = argumentsOf(parse(text)).filter((name) => !given.includes(name));
    return unknown.map((name) => `“${id}” is not given {${name}}`);
  });
}

/** Compiles a shell's texts in a locale as the catalogue is; throws where one of them cannot stand in it. */
export function compileOverrides(code: string, overrides: Overrides): Record<string, MessageFormatElement[]> {
  const problems = overrideProblems(code, overrides);
  if (problems.length > 0) throw new Error(`The texts in ${code}.json are not right: ${problems.join("; ")}`);
  return Object.fromEntries(Object.entries(overrides).map(([id, text]) => [id, parse(text)]));
}
