/**
 * What the page of a deleted account is about, by its address: the link of the mail asks (`token`), what came of a press is said
 * (`state`); without either the account has just been deleted.
 */
export type Stage = "ask" | "restored" | "mailed" | "deleted";

export function stageOf(query: URLSearchParams): Stage {
  if (query.has("token")) return "ask";
  const state = query.get("state");
  return state === "restored" || state === "mailed" ? state : "deleted";
}
