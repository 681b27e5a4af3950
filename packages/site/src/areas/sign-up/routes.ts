import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import type { RouteDefinition } from "../../shared/routing/route.ts";
import { messages } from "./sign-up.messages.ts";
import { formSkeleton } from "../../shared/skeletons/form-skeleton.tsx";

export const routes: readonly RouteDefinition[] = [
  {
    name: "signup",
    path: "/signup",
    layout: "default",
    access: "visitor",
    screen: lazyScreen("areas/sign-up/sign-up-screen.tsx", () => import("./sign-up-screen.tsx")),
    skeleton: formSkeleton({ title: messages.who }),
    title: say(messages.title),
  },
  {
    name: "complete-signup",
    path: "/complete-signup",
    layout: "default",
    access: "member",
    screen: lazyScreen("areas/sign-up/complete-sign-up-screen.tsx", () => import("./complete-sign-up-screen.tsx")),
    title: say(messages.confirmTitle),
  },
];
