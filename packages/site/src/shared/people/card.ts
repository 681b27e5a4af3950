import type { ProfileCard, Settings } from "@kindling/domain/contract";
import { fieldId } from "../forms/form.ts";
import { knownInterests } from "./interests.ts";
import { photoOf } from "./photo.ts";

/** Where a member's page is. */
export const profilePath = (id: string): string => `/members/${id}`;

/** The conversation with a member. */
export const conversationPath = (id: string): string => `${profilePath(id)}/chat`;

/** Where one writes to a member: the composer has the focus there, with script or without. */
export const chatPath = (id: string): string => `${conversationPath(id)}#${fieldId("message", "text")}`;

/** The parameter of a conversation's address that asks for first lines. */
export const icebreakersName = "icebreakers";

/** The conversation with a member, and first lines for it where it has none yet. */
export const helloPath = (id: string): string =>
  `${conversationPath(id)}?${icebreakersName}=#${fieldId("message", "text")}`;

/** Where something is given to a member. */
export const giftPath = (id: string): string => `${profilePath(id)}/gift`;

/** Where a member is blocked or reported. */
export const safetyPath = (id: string): string => `${profilePath(id)}/safety`;

/** How a fictional profile is marked: by the site's own word where it has one. */
export const fictionalMark = (fictional: boolean, settings: Settings): boolean | string =>
  fictional && (settings.fictional_singular ?? true);

/** A member as the components of people take it. */
export function cardOf(member: ProfileCard, settings: Settings) {
  return {
    href: profilePath(member.id),
    name: member.name,
    age: member.age,
    photo: photoOf(member.main_image, settings),
    interests: knownInterests(member.interests),
    online: member.online,
    isNew: member.is_new,
    fictional: fictionalMark(member.fictional, settings),
    ...(member.city && { city: member.city }),
    ...(member.distance !== null && { distance: member.distance }),
  };
}
