import { type PageName, pageNames } from "@kindling/domain/contract";

/** The page of text that a route shows. */
export const pageOfRoute = (routeName: string): PageName =>
  pageNames.find((page) => routeName === page || routeName === `pages-${page}`)!;
