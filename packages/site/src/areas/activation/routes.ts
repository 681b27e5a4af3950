import { headOf } from "../../shared/routing/head.ts";
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
    head: (intl, context, read) => {
      const [title, text] = context.query.has("token")
        ? [messages.askTitle, messages.askText]
        : [messages.doneTitle, messages.doneText];
      return headOf(title, text)(intl, context, read);
    },
  },
  {
    name: "activate-error",
    path: "/activate/error",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("areas/activation/activation-error-screen.tsx", () => import("./activation-error-screen.tsx")),
    skeleton: NoticeSkeleton,
    head: headOf(messages.errorTitle, messages.errorText),
  },
];
