/** What has become of a deleted account. */
export type DeletedState = "restored" | "mailed";

/** The page of an account that is deleted, and when it will be erased. */
export const deletedPath = (until: string): string => `/account-deleted?until=${encodeURIComponent(until)}`;

/** The same page, where something has come of it. */
export const deletedStatePath = (state: DeletedState): string => `/account-deleted?state=${state}`;
