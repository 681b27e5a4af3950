import type { Gift } from "@kindling/domain/contract";
import { defineMessages } from "react-intl";

/** The names of what can be given. */
export const giftMessages = defineMessages<Record<Gift, {}>>({
  rose: { id: "gift.rose", defaultMessage: "Rose" },
  coffee: { id: "gift.coffee", defaultMessage: "Coffee" },
  candy: { id: "gift.candy", defaultMessage: "Candy" },
  cake: { id: "gift.cake", defaultMessage: "Cake" },
  bouquet: { id: "gift.bouquet", defaultMessage: "Bouquet" },
  cocktail: { id: "gift.cocktail", defaultMessage: "Cocktail" },
  crown: { id: "gift.crown", defaultMessage: "Crown" },
  diamond: { id: "gift.diamond", defaultMessage: "Diamond" },
});
