import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import type { RouteDefinition } from "../../shared/routing/route.ts";
import { NoticeSkeleton } from "../../shared/skeletons/notice-skeleton.tsx";
import { titles } from "./account-deleted-head.messages.ts";
import { stageOf } from "./stage-of.ts";

export const routes: readonly RouteDefinition[] = [
  {
    name: "account-deleted",
    path: "/account-deleted",
    layout: "default",
    access: "anyone",
    indexed: false,
    screen: lazyScreen(
      "areas/account-deleted/account-deleted-screen.tsx",
      () => import("./account-deleted-screen.tsx"),
    ),
    skeleton: NoticeSkeleton,
    title: (intl, { query }) => intl.formatMessage(titles[stageOf(query)]),
  },
];
