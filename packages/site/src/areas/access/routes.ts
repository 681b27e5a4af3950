import { headOf } from "../../shared/routing/head.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import type { RouteDefinition } from "../../shared/routing/route.ts";
import { formSkeleton } from "../../shared/skeletons/form-skeleton.tsx";
import { NoticeSkeleton } from "../../shared/skeletons/notice-skeleton.tsx";
import { messages } from "./access.messages.ts";

const ofLinks = { layout: "default", access: "anyone", indexed: false } as const;

export const routes: readonly RouteDefinition[] = [
  {
    name: "reset-password",
    path: "/reset-password",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("areas/access/reset-password-screen.tsx", () => import("./reset-password-screen.tsx")),
    skeleton: formSkeleton({ title: messages.askTitle, fields: 1 }),
    head: headOf(messages.askTitle, messages.askDescription),
  },
  {
    ...ofLinks,
    name: "reset-password-do",
    path: "/reset-password/do",
    screen: lazyScreen("areas/access/new-password-screen.tsx", () => import("./new-password-screen.tsx")),
    skeleton: formSkeleton({ title: messages.doTitle }),
    head: headOf(messages.doTitle),
  },
  {
    ...ofLinks,
    name: "mail-change-do",
    path: "/mail-change/do",
    screen: lazyScreen("areas/access/mail-change-screen.tsx", () => import("./mail-change-screen.tsx")),
    skeleton: NoticeSkeleton,
    head: headOf(messages.mailTitle),
  },
  {
    ...ofLinks,
    name: "undo-change",
    path: "/undo-change",
    screen: lazyScreen("areas/access/undo-change-screen.tsx", () => import("./undo-change-screen.tsx")),
    skeleton: NoticeSkeleton,
    head: headOf(messages.undoTitle),
  },
];
