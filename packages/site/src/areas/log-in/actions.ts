import { calls } from "@kindling/domain/contract";
import { checkLogIn, returnPath } from "@kindling/domain/rules";
import type { FormAction } from "../../shared/forms/action.ts";
import { refuseWrong } from "../../shared/forms/refuse-wrong.ts";
import { deletedStatePath } from "../../shared/links/deleted-path.ts";
import { asksForLink, readLogIn } from "./log-in-form.ts";

export const actions: readonly FormAction[] = [
  {
    form: "log-in",
    routes: ["login"],
    secrets: ["password"],
    run: async ({ client, fields, query }) => {
      const body = readLogIn(fields);
      refuseWrong(checkLogIn(body));
      if (asksForLink(fields)) {
        await client.call(calls.mailReactivation, { body });
        return { to: deletedStatePath("mailed") };
      }
      await client.call(calls.logIn, { body });
      return { to: returnPath(query.get("next")) };
    },
  },
];
