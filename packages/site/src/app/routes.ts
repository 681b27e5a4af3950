import { routes as access } from "../areas/access/routes.ts";
import { routes as account } from "../areas/account/routes.ts";
import { routes as accountDeleted } from "../areas/account-deleted/routes.ts";
import { routes as activation } from "../areas/activation/routes.ts";
import { routes as chats } from "../areas/chats/routes.ts";
import { routes as credits } from "../areas/credits/routes.ts";
import { routes as index } from "../areas/index/routes.ts";
import { routes as legal } from "../areas/legal/routes.ts";
import { routes as likes } from "../areas/likes/routes.ts";
import { routes as logIn } from "../areas/log-in/routes.ts";
import { routes as matchFinder } from "../areas/match-finder/routes.ts";
import { routes as members } from "../areas/members/routes.ts";
import { routes as safety } from "../areas/safety/routes.ts";
import { routes as signUp } from "../areas/sign-up/routes.ts";
import { routes as swipeGame } from "../areas/swipe-game/routes.ts";
import type { RouteDefinition } from "../shared/routing/route.ts";

/** Every route of the product that is built. They are tried in this order. */
export const routes: readonly RouteDefinition[] = [
  ...index,
  ...members,
  ...likes,
  ...matchFinder,
  ...swipeGame,
  ...chats,
  ...safety,
  ...credits,
  ...account,
  ...accountDeleted,
  ...signUp,
  ...logIn,
  ...access,
  ...activation,
  ...legal,
];
