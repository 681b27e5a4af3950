/** The sheets of classes that a page may have: each holds all of those before it. */
export const classTiers = ["front", "most", "all"] as const;
export type ClassTier = (typeof classTiers)[number];

/** Screens, by their files below `src/`, that need less or more than most. */
const tiers: Readonly<Record<string, number>> = {
  // What a first visit begins with shows visitors no other classes than its own.
  "areas/index/index-screen.tsx": 0,
  // What is looked at by itself, and has many classes that nothing else has.
  "areas/swipe-game/swipe-game-screen.tsx": 2,
};

/** Which of the sheets a screen needs. */
export const tierOf = (screen = ""): number => tiers[screen] ?? 1;
