/** Constant strings instead of cva: a transcript renders hundreds of these. */
export const bubbleSide = {
  own: "k:ps-[min(15%,6rem)] k:text-end",
  other: "k:pe-[min(15%,6rem)]",
} as const;

/** A group's first message stands off from the one before it. */
export const bubbleGap = { first: "k:pt-3", later: "k:pt-0.5" } as const;

const surface = {
  own: "k:ms-auto k:w-fit k:max-w-full k:rounded-bubble k:bg-bubble-own k:text-on-bubble-own",
  other: "k:w-fit k:max-w-full k:rounded-bubble k:bg-bubble-other k:text-on-bubble-other",
} as const;

/** Messages of a group share a straight edge on their author's side. */
export const bubbleSurface = {
  own: {
    first: surface.own,
    later: `${surface.own} k:rounded-se-[calc(var(--k-radius-bubble)/3)]`,
  },
  other: {
    first: surface.other,
    later: `${surface.other} k:rounded-ss-[calc(var(--k-radius-bubble)/3)]`,
  },
} as const;

/** A text's own first strong letter says its direction, and nothing in it turns what is around it. */
const text =
  "k:overflow-clip k:px-3.5 k:py-2 k:text-start k:text-md k:wrap-break-word k:whitespace-pre-wrap k:[unicode-bidi:plaintext]";

export const bubbleText = {
  own: { first: `${bubbleSurface.own.first} ${text}`, later: `${bubbleSurface.own.later} ${text}` },
  other: { first: `${bubbleSurface.other.first} ${text}`, later: `${bubbleSurface.other.later} ${text}` },
} as const;
