/** What can be given, the smallest first, and how many times the site's `gift_credits` each takes. */
export const giftWeights = {
  rose: 1,
  coffee: 1,
  candy: 1,
  cake: 2,
  bouquet: 2,
  cocktail: 2,
  crown: 3,
  diamond: 5,
} as const;

export type Gift = keyof typeof giftWeights;

export const gifts = Object.keys(giftWeights) as [Gift, ...Gift[]];

/** Whether `gift` is one that can be given. */
export const isGift = (gift: unknown): gift is Gift => typeof gift === "string" && Object.hasOwn(giftWeights, gift);
