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
  /** Links in a paragraph are `[words](address)`: a path of the site, `https:` or `mailto:`. */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

export const pageSchemas = {
  getPage: defineSchema({
    summary: "A legal or help page in a language.",
    query: z.object({ page: z.enum(pageNames), locale }),
    answer: textPage,
  }),
};
