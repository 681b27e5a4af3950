import { calls } from "@kindling/domain/contract";
import { say } from "../../shared/routing/words.ts";
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
    title: say(messages.title),
    calls: () => [want(calls.getSwipeGame, {})],
  },
];
