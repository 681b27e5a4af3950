import { calls } from "@kindling/domain/contract";
import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { messages } from "./account.messages.ts";
import { deleteMessages } from "./delete-head.messages.ts";
import { type SecurityPart, securityParts, securityTitles } from "./security-parts.ts";
import { formSkeleton } from "../../shared/skeletons/form-skeleton.tsx";

export const routes: readonly RouteDefinition[] = [
  {
    name: "profile",
    path: "/profile",
    layout: "default",
    access: "member",
    screen: lazyScreen("areas/account/profile-screen.tsx", () => import("./profile-screen.tsx")),
    title: say(messages.profileTitle),
    calls: ({ settings, user }) => [
      want(calls.getInterests, {}),
      ...(settings.region_data && user ? [want(calls.getRegions, { country: user.profile.country })] : []),
    ],
  },
  {
    name: "notifications",
    path: "/notifications",
    layout: "default",
    access: "member",
    screen: lazyScreen("areas/account/settings-screen.tsx", () => import("./settings-screen.tsx")),
    title: say(messages.settingsTitle),
    calls: () => [want(calls.getBlocked, {})],
  },
  {
    name: "account-delete",
    path: "/notifications/delete",
    layout: "default",
    access: "member",
    screen: lazyScreen("areas/account/delete-screen.tsx", () => import("./delete-screen.tsx")),
    title: say(deleteMessages.title),
    calls: () => [want(calls.getCompany, {})],
  },
  {
    name: "notifications-part",
    path: "/notifications/:part",
    layout: "default",
    access: "member",
    params: { part: (value) => (securityParts as readonly string[]).includes(value) },
    screen: lazyScreen("areas/account/security-screen.tsx", () => import("./security-screen.tsx")),
    title: (intl, { params }) => intl.formatMessage(securityTitles[params["part"] as SecurityPart]),
    calls: ({ params }) => (params["part"] === "devices" ? [want(calls.getSessions, {})] : []),
  },
  {
    name: "lang-config",
    path: "/lang-config",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("areas/account/language-screen.tsx", () => import("./language-screen.tsx")),
    skeleton: formSkeleton({ title: messages.languageTitle }),
    title: say(messages.languageTitle),
  },
];
