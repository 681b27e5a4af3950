import { calls } from "@kindling/domain/contract";
import { headOf } from "../../shared/routing/head.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { messages } from "./swipe-game.messages.ts";

export const routes: readonly RouteDefinition[] = [
  {
    name: "swipe-game",
    path: "/swipe-game",
    layout: "default",
    access: "member",
    membersArea: true,
    screen: lazyScreen("areas/swipe-game/swipe-game-screen.tsx", () => import("./swipe-game-screen.tsx")),
    head: headOf(messages.title, messages.description),
    calls: () => [want(calls.getSwipeGame, {})],
  },
];
