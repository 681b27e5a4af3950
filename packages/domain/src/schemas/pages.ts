import * as z from "zod/mini";
import { pageNames } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { instant, locale } from "./fields.ts";

/** A page of text, its brand and company filled in. */
export const textPage = z.object({
  title: z.string(),
  description: z.string(),
  /** When these words came into force. */
  version: instant,
  /** A paragraph is text; `[words](/path)` and `[words](mailto:address)` in it are links. */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

export const pageSchemas = {
  getPage: defineSchema({
    summary:
      "A legal or help page in a language; [words](/path) and [words](mailto:address) in its paragraphs are links.",
    query: z.object({ page: z.enum(pageNames), locale }),
    answer: textPage,
  }),
};
