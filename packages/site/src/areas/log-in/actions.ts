import { calls } from "@kindling/domain/contract";
import { returnPath } from "@kindling/domain/rules";
import type { FormAction } from "../../shared/forms/action.ts";
import { readLogIn } from "./log-in-form.ts";

export const actions: readonly FormAction[] = [
  {
    form: "log-in",
    routes: ["login"],
    secrets: ["password"],
    run: async ({ client, fields, query }) => {
      await client.call(calls.logIn, { body: readLogIn(fields) });
      return { to: returnPath(query.get("next")) };
    },
  },
];
