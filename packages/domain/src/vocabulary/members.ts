export const genders = ["male", "female"] as const;
export const sexualities = ["hetero", "gay", "lesbian", "bi"] as const;
export const hairColors = ["black", "brown", "blond", "red", "grey", "bald", "other"] as const;
export const eyeColors = ["brown", "blue", "green", "hazel", "grey"] as const;
export const bodyTypes = ["slim", "average", "athletic", "curvy", "full"] as const;
export const relationshipStatuses = ["single", "relationship", "married", "divorced", "widowed", "open"] as const;
export const tattooAnswers = ["none", "few", "many"] as const;

/** Interests that every niche shows to everyone. */
export const openInterests = [
  "adventure",
  "animals",
  "art",
  "astrology",
  "barbecue",
  "beach",
  "beer",
  "biking",
  "coffee",
  "cooking",
  "dancing",
  "exchanging-pictures",
  "fashion",
  "foodie",
  "gardening",
  "gym",
  "hiking",
  "hugging",
  "kissing",
  "massages",
  "movies",
  "music",
  "outdoors",
  "party",
  "photography",
  "politics",
  "reading",
  "relationship",
  "shopping",
  "sports",
  "sushi",
  "tattoos",
  "tea",
  "theater",
  "travelling",
  "vegetarian",
  "video-games",
  "wine",
] as const;
/** Interests that only members of a niche that has them see; never visitors, never share cards. */
export const adultInterests = [
  "anal-sex",
  "bondage",
  "lingerie",
  "masturbating",
  "one-night-stand",
  "oral-sex",
  "public-sex",
  "sadomasochism",
  "safe-sex",
  "sex",
  "sex-toys",
  "threesome",
] as const;
export const interests = [...openInterests, ...adultInterests] as const;
export type Interest = (typeof interests)[number];

/** What a picture of a member may be. */
export const imageStatuses = ["active", "pending", "refused"] as const;
/** Why a picture is not taken: what it is, HEIC among that; its size or its shape; or that it cannot be read. */
export const photoProblems = ["kind", "heic", "small", "large", "shape", "damaged"] as const;
export type PhotoProblem = (typeof photoProblems)[number];

/** Why a photo is not delivered. */
export const photoHoldReasons = ["explicit", "other"] as const;
export type PhotoHoldReason = (typeof photoHoldReasons)[number];
/** What a profile may be, as its member sees it. */
export const profileStatuses = ["active", "disabled"] as const;
