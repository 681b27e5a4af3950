import { type BodyOf, CallError, type calls, visibilities } from "@kindling/domain/contract";
import type { FormFields } from "../../shared/forms/form.ts";

/** Who comes across the member, as the form says it; a form that does not say is refused before it is sent. */
export function readVisibility(fields: FormFields): BodyOf<typeof calls.changeUser> {
  const visibility = visibilities.find((one) => one === fields.text("visibility"));
  if (!visibility) throw new CallError("invalid_request", { fields: { visibility: { code: "required" } } });
  return { visibility };
}
