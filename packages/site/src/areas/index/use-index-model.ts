import { calls, type ProfileCard } from "@kindling/domain/contract";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import type { Guest } from "./index-hero.tsx";
import { indexSearch } from "./index-search.ts";
import { useGuest } from "./use-guest.ts";

export interface IndexShown {
  readonly guest: Guest;
  /** The newest who have a picture; nothing while they load. */
  readonly newest: readonly ProfileCard[] | undefined;
}

/** Who stands at the front door, and whom they see there. Without its people it still says what it is. */
export function useIndexModel(): IndexShown {
  const { settings, visit } = usePage();
  const user = useUser();
  const search = indexSearch(settings, user, visit);
  const { data, problem } = useAnswer(calls.searchMembers, search, { revalidateIfStale: false });
  const waiting = search !== null && !data && !problem;
  return {
    guest: useGuest(),
    newest: waiting ? undefined : (data?.results.filter((member) => member.main_image) ?? []),
  };
}
