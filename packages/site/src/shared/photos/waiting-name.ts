/** Under what name stands beside the drafts which photos wait for a member; the pictures are in a database, whose code is needed by few. */
export const waitingName = (profile: string): string => `photos:${profile}`;
