import { photosUncovered } from "../constants.ts";
import type { Image, Message } from "../contract/index.ts";
import type { FakeContext } from "./handlers.ts";
import { maskContacts } from "../rules/index.ts";
import { findLike } from "./likes.ts";
import { placeholder, size } from "./photos.ts";
import type { FakeConversation, FakeMessage, FakeMessagePhoto, FakeWorld } from "./world.ts";

const imageOf = (name: string, veiled = false): Image => ({
  filename: `${name}.webp`,
  thumb_filename: veiled ? `${name}.webp` : `${name}-thumb.webp`,
  match: veiled ? `${name}.webp` : `${name}-thumb.webp`,
  status: "active",
  ...size,
  placeholder,
});

/** A photo from one of a conversation to the other: of the first from somebody who is no match, it comes veiled. */
export function photoBetween(
  world: FakeWorld,
  from: string,
  { members, messages }: Pick<FakeConversation, "members" | "messages">,
): FakeMessagePhoto {
  const to = members.find((id) => id !== from)!;
  const matched = findLike(world, from, to) && findLike(world, to, from);
  const uncovered = messages.filter((message) => message.from === from && message.photo?.revealed).length;
  const name = `message-${world.nextId()}`;
  const veiled = !matched && uncovered < photosUncovered;
  return { image: imageOf(name), veil: imageOf(`${name}-veil`, true), veiled, revealed: false };
}

/** A message as the member reads it: a photo behind its veil, unless it is theirs, or uncovered, or came plain and may. */
export function asSeenBy(
  { world, member }: Pick<FakeContext, "world" | "member">,
  { id, seq, from, content, photo, sent_at, key, nudge }: FakeMessage,
  { messages }: Pick<FakeConversation, "messages">,
): Message {
  const own = from === member.user.id;
  const any = { id, seq, own, sent_at, request_key: own ? key : null, ...(nudge && { nudge }) };
  switch (content.kind) {
    case "photo": {
      const { image, veil, veiled, revealed } = photo!;
      const all = member.user.blur_photos || world.settings.blur_photos === true;
      const blurred = !own && !revealed && (veiled || all);
      return { ...any, kind: content.kind, image: blurred ? veil : image, blurred };
    }
    case "gift":
      return { ...any, ...content, text: null };
    default: {
      // Ways out of the product are shown to who has written, too.
      const known = messages.some((message) => message.from === member.user.id);
      const text = known ? content.text : maskContacts(content.text);
      return { ...any, ...content, text, ...(text !== content.text && { masked: true }) };
    }
  }
}
