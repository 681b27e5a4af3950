import { CallError, calls } from "@kindling/domain/contract";
import { localeCookie } from "@kindling/domain/rules";
import type { FormAction } from "../shared/forms/action.ts";
import { logOutPath } from "../shared/forms/form.ts";
import { entryCookie } from "./entry.ts";

/** What every page has. */
export const actions: readonly FormAction[] = [
  {
    form: "log-out",
    path: logOutPath,
    run: async ({ client }) => {
      await client.call(calls.logOut);
      return { to: "/" };
    },
  },
  {
    form: "language",
    run: async ({ client, fields, user, locales, here }) => {
      const language = locales.find((code) => code === fields.text("language"));
      if (!language) throw new CallError("invalid_request", { fields: { language: { code: "invalid" } } });
      // The cookie decides on this device; a member whose call is lost only keeps the old language elsewhere.
      if (user) await client.call(calls.changeUser, { body: { language } }).catch(() => {});
      return { to: here, cookies: { [localeCookie]: language } };
    },
  },
  { form: "entry", run: ({ here }) => Promise.resolve({ to: here, cookies: { [entryCookie]: "1" } }) },
  {
    form: "activation-mail",
    run: async ({ client, here }) => {
      await client.call(calls.resendActivation);
      return { to: here, notice: { name: "activation-mail" } };
    },
  },
];
