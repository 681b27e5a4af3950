import { actions as logIn } from "../areas/log-in/actions.ts";
import { actions as everywhere } from "../layouts/actions.ts";
import type { FormAction } from "../shared/forms/action.ts";

/** What each form does where the browser itself sends it. Only the server's render knows them. */
export const actions: readonly FormAction[] = [...everywhere, ...logIn];
