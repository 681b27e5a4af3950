/** Constant strings instead of cva: a transcript renders hundreds of these. */
export const bubbleSide = {
  own: "group/bubble flex flex-col items-end ps-[min(15%,6rem)]",
  other: "group/bubble flex flex-col items-start pe-[min(15%,6rem)]",
} as const;

/** A group's first message stands off from the one before it. */
export const bubbleGap = { first: "pt-3", later: "pt-0.5" } as const;

const surface = {
  own: "max-w-full rounded-bubble bg-bubble-own text-on-bubble-own",
  other: "max-w-full rounded-bubble bg-bubble-other text-on-bubble-other",
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
