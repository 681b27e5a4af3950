/** Constant strings instead of cva: a transcript renders hundreds of these. */
export const bubbleSide = {
  own: "ps-[min(15%,6rem)] text-end",
  other: "pe-[min(15%,6rem)]",
} as const;

/** A group's first message stands off from the one before it. */
export const bubbleGap = { first: "pt-3", later: "pt-0.5" } as const;

const surface = {
  own: "ms-auto w-fit max-w-full rounded-bubble bg-bubble-own text-on-bubble-own",
  other: "w-fit max-w-full rounded-bubble bg-bubble-other text-on-bubble-other",
} as const;

/** Messages of a group share a straight edge on their author's side. */
export const bubbleSurface = {
  own: {
    first: surface.own,
    later: `${surface.own} rounded-se-[calc(var(--radius-bubble)/3)]`,
  },
  other: {
    first: surface.other,
    later: `${surface.other} rounded-ss-[calc(var(--radius-bubble)/3)]`,
  },
} as const;

/** A text's own first strong letter says its direction, and nothing in it turns what is around it. */
const text =
  "overflow-clip px-3.5 py-2 text-start text-md wrap-break-word whitespace-pre-wrap [unicode-bidi:plaintext]";

export const bubbleText = {
  own: { first: `${bubbleSurface.own.first} ${text}`, later: `${bubbleSurface.own.later} ${text}` },
  other: { first: `${bubbleSurface.other.first} ${text}`, later: `${bubbleSurface.other.later} ${text}` },
} as const;
