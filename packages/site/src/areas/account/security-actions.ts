import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";
import { refuseWrong } from "../../shared/forms/refuse-wrong.ts";
import { checkEmailFields, checkPasswordFields, readEmailChange, readPasswordChange } from "./security-forms.ts";

/** What the forms of log-in and security do where no script sends them. */
export const securityActions: readonly FormAction[] = [
  {
    form: "password",
    routes: ["notifications-part"],
    secrets: ["old_password", "password", "repeated"],
    run: async ({ client, fields, here }) => {
      refuseWrong(checkPasswordFields(fields));
      const { old_password, password } = readPasswordChange(fields);
      await client.call(calls.changePassword, { body: { old_password, password } });
      return { to: here, notice: { name: "password" } };
    },
  },
  {
    form: "email",
    routes: ["notifications-part"],
    secrets: ["password"],
    run: async ({ client, fields, here, user }) => {
      refuseWrong(checkEmailFields(fields, user?.email ?? ""));
      await client.call(calls.askEmailChange, { body: readEmailChange(fields) });
      return { to: here, notice: { name: "email-mail" } };
    },
  },
  {
    form: "session",
    routes: ["notifications-part"],
    run: async ({ client, fields, here }) => {
      await client.call(calls.endSession, { body: { session: fields.text("session") } });
      return { to: here, notice: { name: "sessions" } };
    },
  },
  {
    form: "sessions",
    routes: ["notifications-part"],
    run: async ({ client, here }) => {
      await client.call(calls.endSession, { body: {} });
      return { to: here, notice: { name: "sessions" } };
    },
  },
];
