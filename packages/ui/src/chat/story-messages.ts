import type { Message } from "./message-bubble/message.ts";
import { people } from "../internal/story-people.ts";

/* A made-up conversation for stories: the same in every run. */

/** Saturday, 28 November 2026, 20:15 in Amsterdam. */
export const storyNow = Date.UTC(2026, 10, 28, 19, 15);

const MINUTE = 60_000;

const lines = [
  "Hi! Your photo from the lighthouse made me smile.",
  "That’s Vlieland in a storm. My hair never recovered.",
  "It suits you.",
  "Do you go there often?",
  "Every autumn, for the wind and the pancakes.",
  "Pancakes are a serious argument 🥞",
  "I have a theory: a town is only as good as its worst café.",
  "Then mine is in trouble. There’s one by the station that serves tea in a bowl.",
  "A bowl!",
  "They call it rustic. I’ve been back three times, mostly to see if they mean it. They do, and the apple cake is the best I know.",
  "You’re not helping your case.",
  "Saturday, then? I’ll bring the umbrella.",
];

/** Conversations go on for days: a few messages close together, then a pause. */
export function manyMessages(count: number, until = storyNow): Message[] {
  return Array.from({ length: count }, (_, i) => {
    const back = count - 1 - i;
    return {
      id: `m${i + 1}`,
      kind: "text",
      author: Math.floor(i / 2) % 2 === 0 ? "other" : "own",
      text: lines[i % lines.length]!,
      sentAt: until - back * 2 * MINUTE - Math.floor(back / 8) * 97 * MINUTE,
    };
  });
}

/** As `manyMessages`, with a photo in each tenth place. */
export function manyMessagesWithPhotos(count: number): Message[] {
  return manyMessages(count).map((message, i): Message => {
    if (i % 10 !== 4) return message;
    const { id, author, sentAt } = message;
    return { id, author, sentAt, kind: "photo", photo: people[i % people.length]!.photo };
  });
}
