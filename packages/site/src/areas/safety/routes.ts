import { calls, isId } from "@kindling/domain/contract";
import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { messages } from "../../shared/safety/safety.messages.ts";
import { SafetySkeleton } from "./safety-skeleton.ts";

export const routes: readonly RouteDefinition[] = [
  {
    name: "members-id-safety",
    path: "/members/:id/safety",
    layout: "default",
    access: "member",
    membersArea: true,
    params: { id: isId },
    screen: lazyScreen("areas/safety/safety-screen.tsx", () => import("./safety-screen.tsx")),
    skeleton: SafetySkeleton,
    title: say(messages.title),
    calls: ({ params }) => [want(calls.getMember, { id: params["id"]! })],
  },
];
