import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { instant, locale } from "./fields.ts";

export const pageNames = [
  "ban",
  "complaints",
  "cookies",
  "faq",
  "privacy",
  "return-policy",
  "service",
  "terms",
] as const;
export type PageName = (typeof pageNames)[number];

/** A page of text, its brand and company filled in. */
export const textPage = z.object({
  title: z.string(),
  description: z.string(),
  /** When these words came into force. */
  version: instant,
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type TextPage = z.output<typeof textPage>;

export const getPage = defineCall("getPage", {
  summary: "A legal or help page in a language.",
  method: "GET",
  path: "/api/page.php",
  access: "anyone",
  query: z.object({ page: z.enum(pageNames), locale }),
  answer: textPage,
});
