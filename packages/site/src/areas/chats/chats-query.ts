import { pageOf } from "../../shared/lists/list-page.ts";

/** The parameter of an address that leaves only those conversations in the list in which the other is yet to answer. */
export const unansweredName = "unanswered";

/** The page of the list that an address names, as the call takes it. */
export const chatsQuery = (query: URLSearchParams) => ({
  ...pageOf(query),
  ...(query.has(unansweredName) && { unanswered: "1" as const }),
});
