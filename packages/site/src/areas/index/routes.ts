import { calls } from "@kindling/domain/contract";
import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { indexSearch } from "./index-search.ts";
import { messages } from "./index.messages.ts";
import { IndexSkeleton } from "./index-skeleton.tsx";

export const routes: readonly RouteDefinition[] = [
  {
    name: "index",
    path: "/",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("areas/index/index-screen.tsx", () => import("./index-screen.tsx")),
    skeleton: IndexSkeleton,
    title: say(messages.title),
    calls: ({ settings, user, visit }) => {
      const search = indexSearch(settings, user, visit);
      return search ? [want(calls.searchMembers, search)] : [];
    },
  },
];
