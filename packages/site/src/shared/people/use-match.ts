import { calls, type ProfileCard } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { latestMatches } from "./likes-query.ts";

/** Somebody of the latest matches, as soon as it is known who they are. */
export function useMatch(id: string | null | undefined): ProfileCard | undefined {
  const { data: likes } = useCall(calls.getLikes, id ? latestMatches : null);
  return likes?.profiles.find((profile) => profile.id === id);
}
