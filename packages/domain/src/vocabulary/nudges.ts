/** What a conversation is calmly warned of when it first comes up. */
export const nudges = ["money", "gift_card", "messenger"] as const;

export type Nudge = (typeof nudges)[number];
