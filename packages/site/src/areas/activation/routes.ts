import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import type { RouteDefinition } from "../../shared/routing/route.ts";
import { messages } from "./activation.messages.ts";
import { NoticeSkeleton } from "../../shared/skeletons/notice-skeleton.tsx";

export const routes: readonly RouteDefinition[] = [
  {
    name: "activate-done",
    path: "/activate/done",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("areas/activation/activation-done-screen.tsx", () => import("./activation-done-screen.tsx")),
    skeleton: NoticeSkeleton,
    title: (intl, { query }) => intl.formatMessage(query.has("token") ? messages.askTitle : messages.doneTitle),
  },
  {
    name: "activate-error",
    path: "/activate/error",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("areas/activation/activation-error-screen.tsx", () => import("./activation-error-screen.tsx")),
    skeleton: NoticeSkeleton,
    title: say(messages.errorTitle),
  },
];
