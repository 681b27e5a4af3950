import { defineMessages } from "react-intl";

/** What a first message can be, for those who do not know how to begin. */
export const icebreakerMessages = defineMessages<
  Record<"smile" | "evening" | "hours" | "trip" | "pick" | "secret", {}>
>({
  smile: { id: "icebreaker.smile", defaultMessage: "What made you smile today?" },
  evening: { id: "icebreaker.evening", defaultMessage: "What does your perfect evening look like?" },
  hours: { id: "icebreaker.hours", defaultMessage: "What could you talk about for hours?" },
  trip: { id: "icebreaker.trip", defaultMessage: "What’s the best trip you’ve ever taken?" },
  pick: { id: "icebreaker.pick", defaultMessage: "Coffee, wine or a long walk: what’s your pick?" },
  secret: { id: "icebreaker.secret", defaultMessage: "Tell me something that isn’t in your profile." },
});
