const filling =
  "inset-0 w-full max-sm:h-dvh max-sm:starting:translate-y-8 sm:h-fit sm:max-h-[calc(100dvh-4rem)] sm:rounded-dialog sm:starting:translate-y-2";
const side = "inset-y-0 h-dvh max-h-dvh w-[min(22rem,calc(100%-3rem))]";

/** A small dialog is a card at every width, the larger ones fill a phone's screen, the sheets come from an edge. */
export const dialogLook = {
  sm: "inset-0 h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[25rem] rounded-dialog starting:translate-y-2",
  md: `${filling} sm:max-w-[35rem]`,
  lg: `${filling} sm:max-w-[min(55rem,calc(100%-4rem))]`,
  bottom:
    "inset-x-0 top-auto bottom-0 mb-0 h-fit max-h-[calc(100dvh-2rem)] w-full max-w-[35rem] rounded-t-dialog starting:translate-y-full",
  start: `${side} start-0 ms-0 starting:-translate-x-full rtl:starting:translate-x-full`,
  end: `${side} end-0 me-0 starting:translate-x-full rtl:starting:-translate-x-full`,
} as const;

export type DialogLook = keyof typeof dialogLook;
export type DialogSize = "sm" | "md" | "lg";

/** What all of them share. */
export const dialogPanel =
  "fixed m-auto flex flex-col overflow-x-hidden overflow-y-auto overscroll-contain border-thin border-default bg-raised text-default shadow-overlay outline-none transition-[opacity,translate] duration-normal ease-emphasis starting:opacity-0 backdrop:bg-overlay backdrop:transition-opacity backdrop:duration-normal starting:backdrop:opacity-0";

export const dialogTitleSizes = { md: "text-xl", lg: "text-3xl" } as const;
