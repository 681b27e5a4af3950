import { usePage } from "../../shared/page/page-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import type { Guest } from "./index-hero.tsx";
import { indexSearch } from "./index-search.ts";

/** Who stands at the front door. */
export function useGuest(): Guest {
  const { settings, visit } = usePage();
  const user = useUser();
  if (user) return "member";
  return indexSearch(settings, user, visit) ? "looking" : "outside";
}
