import { day } from "../constants.ts";
import { maskContacts, skeletonOf } from "../text/index.ts";

/** How many conversations a member begins in an hour, by the age of their account in milliseconds. */
export const openingsAnHour = (age: number): number => (age < day ? 10 : age < 7 * day ? 20 : 40);

/** A first message that could be a member's habit and no trick: "Hi, how are you?" goes to whoever it likes. */
const habitLength = 60;

const wordsOf = (text: string): string[] => skeletonOf(text.replace(/[^\p{L}\p{M}]+/gu, " ")).split(" ");

/** What is the same in the first messages that go to many, and to how many in a day it goes before it is looked at. */
export interface Opening {
  readonly likeness: string;
  readonly most: number;
}

/**
 * What a first message has in common with others, whatever name, accents, case, digits or signs each has of its own; `null`
 * for what anybody may say to everybody. One that leads out of the product is looked at sooner.
 */
export function openingOf(text: string, name: string): Opening | null {
  const names = new Set(wordsOf(name));
  const words = wordsOf(text);
  const likeness = words.filter((word) => !names.has(word)).join(" ");
  if (maskContacts(text) !== text) return { likeness: likeness || text, most: 3 };
  return likeness.length < habitLength ? null : { likeness, most: 10 };
}
