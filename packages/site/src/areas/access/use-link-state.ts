import { useLocation } from "react-router";
import type { FormName } from "../../shared/forms/form.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";

/** Where the page of a mail's link stands: it asks for a press, has acted, or has no link that works. */
export function useLinkState(form: FormName): "asks" | "done" | "broken" {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const refused = usePosted(form)?.problem?.code === "link_invalid";
  if (query.has("done")) return "done";
  return query.has("token") && !refused ? "asks" : "broken";
}
