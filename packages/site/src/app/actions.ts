import { actions as access } from "../areas/access/actions.ts";
import { actions as account } from "../areas/account/actions.ts";
import { actions as accountDeleted } from "../areas/account-deleted/actions.ts";
import { actions as activation } from "../areas/activation/actions.ts";
import { actions as chats } from "../areas/chats/actions.ts";
import { actions as credits } from "../areas/credits/actions.ts";
import { actions as logIn } from "../areas/log-in/actions.ts";
import { actions as safety } from "../areas/safety/actions.ts";
import { actions as signUp } from "../areas/sign-up/actions.ts";
import { actions as swipeGame } from "../areas/swipe-game/actions.ts";
import { actions as everywhere } from "../layouts/actions.ts";
import type { FormAction } from "../shared/forms/action.ts";
import { actions as people } from "../shared/people/actions.ts";
import { actions as blocks } from "../shared/safety/actions.ts";

/** What each form does where the browser itself sends it. Only the server's render knows them. */
export const actions: readonly FormAction[] = [
  ...everywhere,
  ...people,
  ...blocks,
  ...logIn,
  ...access,
  ...signUp,
  ...account,
  ...accountDeleted,
  ...activation,
  ...chats,
  ...safety,
  ...credits,
  ...swipeGame,
];
