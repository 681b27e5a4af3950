import type { PageState } from "./page-state.ts";
import { createContext, useContext } from "react";

/** What stays the same while the document lives. */
export type Page = Pick<
  PageState,
  "settings" | "locale" | "locales" | "timeZone" | "now" | "entered" | "visit" | "formKey"
>;

const Context = createContext<Page | undefined>(undefined);

export const PageProvider = Context.Provider;

/** The page's settings, locale and instant of rendering. */
export function usePage(): Page {
  const page = useContext(Context);
  if (!page) throw new Error("usePage needs a PageProvider above it");
  return page;
}
