import { calls, isId } from "@kindling/domain/contract";
import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { wantLiked } from "../../shared/people/likes-query.ts";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { readFilters, searchOf, shownIn } from "./filters.ts";
import { memberQuery } from "./member-query.ts";
import { messages as profile } from "./profile.messages.ts";
import { messages as search } from "./search.messages.ts";
import { ProfileSkeleton, SearchSkeleton } from "./members-skeletons.tsx";

const profileScreen = lazyScreen("areas/members/profile-screen.tsx", () => import("./profile-screen.tsx"));

/** The same page under two addresses. */
const profileRoute = (name: string, path: string): RouteDefinition => ({
  name,
  path,
  layout: "default",
  access: "anyone",
  // Who leaves or hides is not to be found elsewhere either.
  indexed: false,
  membersArea: true,
  params: { id: isId },
  screen: profileScreen,
  skeleton: ProfileSkeleton,
  title: (intl, { params, visit }, read) => {
    const member = read(calls.getMember, memberQuery(params["id"]!, visit))?.profile;
    return member
      ? intl.formatMessage(profile.title, { name: member.name, age: member.age })
      : intl.formatMessage(profile.loading);
  },
  calls: ({ params, user, visit }) => [
    want(calls.getMember, memberQuery(params["id"]!, visit)),
    ...(user ? wantLiked([{ id: params["id"]! }]) : []),
  ],
});

export const routes: readonly RouteDefinition[] = [
  {
    name: "members",
    path: "/members",
    layout: "default",
    access: "anyone",
    membersArea: true,
    screen: lazyScreen("areas/members/search-screen.tsx", () => import("./search-screen.tsx")),
    skeleton: SearchSkeleton,
    title: say(search.title),
    calls: ({ query, settings, user, visit }) => {
      const { country } = readFilters(query, settings, user);
      return [
        want(calls.searchMembers, searchOf(query, settings, user, visit)),
        ...(settings.region_data && country ? [want(calls.getRegions, { country })] : []),
      ];
    },
    callsAfter: ({ query, settings, user, visit }, read) =>
      user ? wantLiked(shownIn(read(calls.searchMembers, searchOf(query, settings, user, visit)))) : [],
  },
  profileRoute("members-id", "/members/:id"),
  profileRoute("likes-m-id", "/likes/m/:id"),
];
