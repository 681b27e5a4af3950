import { headOf } from "../../shared/routing/head.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import type { RouteDefinition } from "../../shared/routing/route.ts";
import { messages } from "./log-in.messages.ts";

export const routes: readonly RouteDefinition[] = [
  {
    name: "login",
    path: "/login",
    layout: "default",
    access: "visitor",
    screen: lazyScreen("areas/log-in/log-in-screen.tsx", () => import("./log-in-screen.tsx")),
    head: headOf(messages.title, messages.description),
  },
];
