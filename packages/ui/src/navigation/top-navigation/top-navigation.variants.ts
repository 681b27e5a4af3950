/** Keeps the end of a member's page clear of the tab bar on a phone. */
export const tabBarSpace = "k:max-md:pb-[calc(--spacing(16)+env(safe-area-inset-bottom))]";
