/** The lists of likes. */
export const likesTypes = ["received", "sent", "matches"] as const;

/** Where a like came from: a member's page or card, the swipe game, the match-finder, or a fictional profile by itself. */
export const likeOrigins = ["member", "swipe", "match_finder", "automatic"] as const;

/** What a member decides on a card of the swipe game: to like, not to see again there, or to see on another day. */
export const swipeChoices = ["like", "pass", "later"] as const;
