import { calls } from "@kindling/domain/contract";
import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { wantLiked } from "../../shared/people/likes-query.ts";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { messages } from "./match-finder.messages.ts";

export const routes: readonly RouteDefinition[] = [
  {
    name: "match-finder",
    path: "/match-finder",
    layout: "default",
    access: "member",
    membersArea: true,
    screen: lazyScreen("areas/match-finder/match-finder-screen.tsx", () => import("./match-finder-screen.tsx")),
    title: say(messages.title),
    calls: () => [want(calls.findMatches, {})],
    callsAfter: (_, read) => wantLiked(read(calls.findMatches, {})?.profiles),
  },
];
