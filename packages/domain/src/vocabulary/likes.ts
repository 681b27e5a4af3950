/** Where a like came from: a member's page or card, the swipe game, the match-finder, or a fictional profile by itself. */
export const likeOrigins = ["member", "swipe", "match_finder", "automatic"] as const;
