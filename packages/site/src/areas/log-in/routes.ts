import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import type { RouteDefinition } from "../../shared/routing/route.ts";
import { messages } from "./log-in.messages.ts";
import { formSkeleton } from "../../shared/skeletons/form-skeleton.tsx";

export const routes: readonly RouteDefinition[] = [
  {
    name: "login",
    path: "/login",
    layout: "default",
    access: "visitor",
    screen: lazyScreen("areas/log-in/log-in-screen.tsx", () => import("./log-in-screen.tsx")),
    skeleton: formSkeleton({ title: messages.title }),
    title: say(messages.title),
  },
];
