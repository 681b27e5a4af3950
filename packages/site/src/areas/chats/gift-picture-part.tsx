import { type Gift as GiftId, isGift } from "@kindling/domain/contract";
import { Cake, Candy, Coffee, Crown, Flower2, Gem, Gift, Martini, Rose } from "lucide-react";
import type { ReactNode } from "react";

const pictures: Readonly<Record<GiftId, ReactNode>> = {
  rose: <Rose aria-hidden />,
  coffee: <Coffee aria-hidden />,
  candy: <Candy aria-hidden />,
  cake: <Cake aria-hidden />,
  bouquet: <Flower2 aria-hidden />,
  cocktail: <Martini aria-hidden />,
  crown: <Crown aria-hidden />,
  diamond: <Gem aria-hidden />,
};

/** How a gift is drawn; one of tomorrow's is still wrapped. */
export const Part = ({ gift }: { readonly gift: string }) => (isGift(gift) ? pictures[gift] : <Gift aria-hidden />);
