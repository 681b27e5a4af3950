import { handlers as accounts } from "./accounts/handlers.ts";
import { handlers as chats } from "./chats/handlers.ts";
import { handlers as credits } from "./credits/handlers.ts";
import type { Handler } from "./http/handler.ts";
import { handlers as likes } from "./likes/handlers.ts";
import { handlers as live } from "./live/handlers.ts";
import { handlers as members } from "./members/handlers.ts";
import { handlers as pages } from "./pages/handlers.ts";
import { handlers as places } from "./places/handlers.ts";
import { handlers as payments } from "./payments/handlers.ts";
import { handlers as safety } from "./safety/handlers.ts";
import { handlers as settings } from "./settings/handlers.ts";

/** What every call does, from each area. */
export const handlers: readonly Handler[] = [
  ...accounts,
  ...members,
  ...likes,
  ...safety,
  ...chats,
  ...live,
  ...credits,
  ...settings,
  ...places,
  ...payments,
  ...pages,
];
