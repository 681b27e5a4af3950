import { calls, pageNames } from "@kindling/domain/contract";
import { type RouteDefinition, want } from "../routes/route.ts";
import { lazyScreen } from "../shell/lazy-screen.tsx";

const screen = lazyScreen("pages/text-page-screen.tsx", () => import("./text-page-screen.tsx"));

/** /pages/*, and /complaints, which stands at the top level. */
export const legalRoutes: readonly RouteDefinition[] = pageNames.map((page) => {
  const name = page === "complaints" ? page : `pages-${page}`;
  return {
    name,
    path: page === "complaints" ? "/complaints" : `/pages/${page}`,
    layout: "default",
    access: "anyone",
    screen,
    calls: ({ locale }) => [want(calls.getPage, { page, locale })],
    head: (_, { locale }, read) => {
      const text = read(calls.getPage, { page, locale });
      return { title: text?.title ?? page, ...(text && { description: text.description }) };
    },
  };
});

/** The page of text that a route shows. */
export const pageOfRoute = (routeName: string) =>
  pageNames.find((page) => routeName === page || routeName === `pages-${page}`)!;
