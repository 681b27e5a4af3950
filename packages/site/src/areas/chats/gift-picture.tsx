import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../shared/routing/lazy-part.ts";

const Picture = lazyPart("areas/chats/gift-picture-part.tsx", () => import("./gift-picture-part.tsx"));

/** A gift as it is drawn; most conversations have none, and need no drawings. */
export const giftPicture = (gift: string): ReactNode => (
  <Suspense>
    <Picture gift={gift} />
  </Suspense>
);
