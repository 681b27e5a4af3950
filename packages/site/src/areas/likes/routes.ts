import { calls } from "@kindling/domain/contract";
import { pageOf } from "../../shared/lists/list-page.ts";
import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { isLikesType, likesTypeOf } from "./likes-types.ts";
import { messages } from "./likes.messages.ts";

const likes = {
  layout: "default",
  access: "member",
  membersArea: true,
  screen: lazyScreen("areas/likes/likes-screen.tsx", () => import("./likes-screen.tsx")),
  title: say(messages.title),
  calls: ({ params, query }) => [want(calls.getLikes, { type: likesTypeOf(params), ...pageOf(query) })],
} as const satisfies Partial<RouteDefinition>;

export const routes: readonly RouteDefinition[] = [
  { ...likes, name: "likes", path: "/likes" },
  { ...likes, name: "likes-type", path: "/likes/:type", params: { type: isLikesType } },
];
