import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";

/** Texts as they are written, by their ids. */
export type Texts = Readonly<Record<string, string>>;

/** Whether a page can show a text: those of mail stay on the server. */
export const isOfPage = (id: string): boolean => !id.startsWith("mail.");

/** Compiles the texts of pages to syntax trees, so that a browser needs no message parser. */
export const compileTexts = (texts: Texts): Record<string, MessageFormatElement[]> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([id]) => isOfPage(id))
      .map(([id, text]) => [id, parse(text)]),
  );
