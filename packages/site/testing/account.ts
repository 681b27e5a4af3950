/** Who looks at a screen, as the toolbar offers it; each a stage of the fakes. */
export const accountStates = ["visitor", "unconfirmed", "free", "premium"] as const;
export type AccountState = (typeof accountStates)[number];
