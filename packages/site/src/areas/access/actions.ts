import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";
import { refuseWrong } from "../../shared/forms/refuse-wrong.ts";
import { checkNewPasswordFields, checkResetAsk, readNewPassword, readResetAsk } from "./access-forms.ts";

export const actions: readonly FormAction[] = [
  {
    form: "reset-ask",
    routes: ["reset-password"],
    run: async ({ client, fields }) => {
      refuseWrong(checkResetAsk(fields));
      await client.call(calls.askReset, { body: readResetAsk(fields) });
      return { to: "/reset-password?sent" };
    },
  },
  {
    form: "reset-do",
    routes: ["reset-password-do"],
    secrets: ["password", "repeated"],
    run: async ({ client, fields, query }) => {
      refuseWrong(checkNewPasswordFields(fields));
      const { password } = readNewPassword(fields);
      await client.call(calls.resetPassword, { body: { token: query.get("token") ?? "", password } });
      return { to: "/reset-password/do?done" };
    },
  },
  {
    form: "mail-change",
    routes: ["mail-change-do"],
    run: async ({ client, query }) => {
      await client.call(calls.changeEmail, { body: { token: query.get("token") ?? "" } });
      return { to: "/mail-change/do?done" };
    },
  },
  {
    form: "undo-change",
    routes: ["undo-change"],
    run: async ({ client, query }) => {
      await client.call(calls.undoChange, { body: { token: query.get("token") ?? "" } });
      return { to: "/undo-change?done" };
    },
  },
];
