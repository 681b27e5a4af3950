import { useLocation } from "react-router";
import type { Problem } from "../../shared/problems/problem.ts";

/** Where the page of a mail's link stands: it asks, has acted, or has no link that works, as `problem` may say. */
export function useLinkState(problem: Problem | null | undefined): "asks" | "done" | "broken" {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (query.has("done")) return "done";
  return query.has("token") && problem?.code !== "link_invalid" ? "asks" : "broken";
}
