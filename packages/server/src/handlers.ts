import { handlers as accounts } from "./accounts/handlers.ts";
import type { Handler } from "./http/handler.ts";
import { handlers as settings } from "./settings/handlers.ts";

/** What every call does, from each area. */
export const handlers: readonly Handler[] = [...accounts, ...settings];
