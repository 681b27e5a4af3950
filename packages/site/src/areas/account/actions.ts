import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";
import { deletedPath } from "../../shared/links/deleted-path.ts";
import { refuseWrong } from "../../shared/forms/refuse-wrong.ts";
import { checkDelete, readDelete } from "./delete-form.ts";
import { blurField } from "./privacy-form.tsx";
import { photoActions } from "./photo-actions.ts";
import { askedBy, readProfile } from "./profile-form.ts";
import { securityActions } from "./security-actions.ts";
import { readVisibility } from "./visibility-form.ts";

export const actions: readonly FormAction[] = [
  {
    form: "profile",
    routes: ["profile"],
    run: async ({ client, fields, settings, here }) => {
      await client.call(calls.changeProfile, { body: readProfile(fields, askedBy(settings)) });
      return { to: here, notice: { name: "profile" } };
    },
  },
  {
    form: "visibility",
    routes: ["notifications"],
    run: async ({ client, fields, here }) => {
      await client.call(calls.changeUser, { body: readVisibility(fields) });
      return { to: here, notice: { name: "visibility" } };
    },
  },
  {
    form: "privacy",
    routes: ["notifications"],
    run: async ({ client, fields, here }) => {
      await client.call(calls.changeUser, { body: { blur_photos: fields.text(blurField) !== "" } });
      return { to: here };
    },
  },
  {
    form: "delete-account",
    routes: ["account-delete"],
    secrets: ["password"],
    run: async ({ client, fields }) => {
      const body = readDelete(fields);
      refuseWrong(checkDelete(body));
      const { until } = await client.call(calls.deleteAccount, { body });
      return { to: deletedPath(until) };
    },
  },
  ...photoActions,
  ...securityActions,
];
