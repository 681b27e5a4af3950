const filling =
  "k:inset-0 k:w-full k:max-sm:h-dvh k:max-sm:starting:translate-y-8 k:sm:h-fit k:sm:max-h-[calc(100dvh-4rem)] k:sm:rounded-dialog k:sm:starting:translate-y-2";
const side = "k:inset-y-0 k:h-dvh k:max-h-dvh k:w-[min(22rem,calc(100%-3rem))]";

/** A small dialog is a card at every width, the larger ones fill a phone's screen, the sheets come from an edge. */
export const dialogLook = {
  sm: "k:inset-0 k:h-fit k:max-h-[calc(100dvh-2rem)] k:w-[calc(100%-2rem)] k:max-w-[25rem] k:rounded-dialog k:starting:translate-y-2",
  md: `${filling} k:sm:max-w-[35rem]`,
  lg: `${filling} k:sm:max-w-[min(55rem,calc(100%-4rem))]`,
  bottom:
    "k:inset-x-0 k:top-auto k:bottom-0 k:mb-0 k:h-fit k:max-h-[calc(100dvh-2rem)] k:w-full k:max-w-[35rem] k:rounded-t-dialog k:starting:translate-y-full",
  start: `${side} k:start-0 k:ms-0 k:starting:-translate-x-full k:rtl:starting:translate-x-full`,
  end: `${side} k:end-0 k:me-0 k:starting:translate-x-full k:rtl:starting:-translate-x-full`,
} as const;

export type DialogLook = keyof typeof dialogLook;
export type DialogSize = "sm" | "md" | "lg";

/** What all of them share. */
export const dialogPanel =
  "k:fixed k:m-auto k:flex k:flex-col k:overflow-x-hidden k:overflow-y-auto k:overscroll-contain k:border-thin k:border-default k:bg-raised k:text-default k:shadow-overlay k:outline-none k:transition-[opacity,translate] k:duration-normal k:ease-emphasis k:starting:opacity-0 k:backdrop:bg-overlay k:backdrop:transition-opacity k:backdrop:duration-normal k:starting:backdrop:opacity-0";

export const dialogTitleSizes = { md: "k:text-xl", lg: "k:text-3xl" } as const;
