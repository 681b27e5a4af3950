import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";
import { readReport } from "./report-form.ts";

export const actions: readonly FormAction[] = [
  {
    form: "report",
    routes: ["members-id-safety"],
    run: async ({ client, fields, params, requestKey, here }) => {
      const body = { ...readReport(fields), profile: params["id"]!, request_key: requestKey };
      const { receipt } = await client.call(calls.report, { body });
      return { to: here, notice: { name: "report", id: receipt.id } };
    },
  },
];
