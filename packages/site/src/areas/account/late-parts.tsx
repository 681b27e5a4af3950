import { late } from "../../shared/routing/late-component.tsx";
import { lazyPart } from "../../shared/routing/lazy-part.ts";

/** One's card as others see it. */
export const CardPreview = late(lazyPart("areas/account/preview-part.tsx", () => import("./preview-part.tsx")));

/** The question before one leaves what is not saved. */
export const LeaveQuestion = late(lazyPart("areas/account/leave-part.tsx", () => import("./leave-part.tsx")));
