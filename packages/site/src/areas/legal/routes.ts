import { calls, pageNames } from "@kindling/domain/contract";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { TextPageSkeleton } from "./text-page-skeleton.tsx";

const screen = lazyScreen("areas/legal/text-page-screen.tsx", () => import("./text-page-screen.tsx"));

/** /pages/*, and /complaints, which stands at the top level. */
export const routes: readonly RouteDefinition[] = pageNames.map((page) => {
  const top = page === "complaints";
  return {
    name: top ? page : `pages-${page}`,
    path: top ? "/complaints" : `/pages/${page}`,
    layout: "default",
    access: "anyone",
    screen,
    skeleton: TextPageSkeleton,
    calls: ({ locale }) => [want(calls.getPage, { page, locale })],
    title: (_, { locale }, read) => read(calls.getPage, { page, locale })?.title ?? page,
  };
});
