import { reactivationWindow } from "@kindling/domain/rules";

/** When an account is erased that was deleted at an instant; until then it can be taken back. */
export const endOfWindow = (deletedAt: Date): Date => new Date(deletedAt.getTime() + reactivationWindow);

/** Whether an account was deleted, and can be taken back no more. */
export const isOver = (deletedAt: Date | null, at: Date): boolean => deletedAt !== null && endOfWindow(deletedAt) <= at;
