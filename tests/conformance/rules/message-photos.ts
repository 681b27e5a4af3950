import { randomUUID } from "node:crypto";
import { type AnswerOf, calls, type Message } from "@kindling/domain/contract";
import { mustBe } from "../driver/broken.ts";
import type { Cast, Member } from "../driver/cast.ts";
import { transcriptOf } from "../driver/letters.ts";
import { otherPicture } from "../driver/picture.ts";
import type { Rule } from "../rule.ts";

const send = (from: Member, to: Member, request_key: string = randomUUID()) =>
  from.call(calls.sendPhoto, { body: { profile: to.user.id, request_key } });

/** What is read of a photo: whether it is blurred, and its files. */
const shown = (message: Message | null | undefined) =>
  message?.kind === "photo" ? [message.blurred, message.image.filename, message.image.thumb_filename] : message?.kind;

const lastOf = async (reader: Member, other: Member) => (await transcriptOf(reader, other)).messages.at(-1);

const creditsOf = async (member: Member): Promise<number> => (await member.call(calls.getUser)).credits;

/** Somebody who sends photos, and whom they are no match of. */
async function strangers(cast: Cast, photos: number): Promise<readonly [Member, Member]> {
  // No back end sells a photo for more than ten messages.
  const [payer, ben] = [await cast.payer(10 * photos), await cast.member("ben")];
  await payer.call(calls.unlike, { body: { profile: ben.user.id } });
  return [payer, ben];
}

export const messagePhotoRules: readonly Rule[] = [
  {
    name: "a-photo-is-sent-once-for-its-key",
    ids: "CHAT-08 C-059",
    says: "A photo costs photo_credits, in an entry of its kind; sent again with its key it is the same, and the key is for no other.",
    async check({ cast }) {
      const [payer, ben] = await strangers(cast, 1);
      const { photo_credits } = await cast.settings();
      const [before, key] = [await creditsOf(payer), randomUUID()];
      const first = await send(payer, ben, key);
      mustBe(first.credits, before - photo_credits, "the credits after a photo");
      mustBe(shown((await send(payer, ben, key)).message), shown(first.message), "what the repetition has sent");
      mustBe(await creditsOf(payer), before - photo_credits, "the credits after its repetition");
      const [entry] = (await payer.call(calls.getLedger)).entries;
      if (photo_credits > 0)
        mustBe([entry?.kind, entry?.amount], ["photo", -photo_credits], "the entry that pays for it");
      const body = { profile: ben.user.id, request_key: key };
      await payer.refused("request_key_reused", calls.sendPhoto, { body, file: otherPicture() });
    },
  },
  {
    name: "what-is-no-photo-is-not-sent",
    ids: "CHAT-08 C-093",
    says: "What is no picture by its content is photo_refused in a message too; it costs nothing.",
    async check({ cast }) {
      const [payer, ben] = await strangers(cast, 1);
      const before = await creditsOf(payer);
      const file = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "me.png", { type: "image/png" });
      const body = { profile: ben.user.id, request_key: randomUUID() };
      const { reason } = await payer.refused("photo_refused", calls.sendPhoto, { body, file });
      mustBe([reason, await creditsOf(payer)], ["kind", before], "the reason, and the credits");
    },
  },
  {
    name: "a-photo-of-no-match-is-blurred",
    ids: "BEYOND-12",
    says: "A photo from somebody who is no match comes blurred, without a name of its files, until its reader uncovers it.",
    async check({ cast }) {
      const [payer, ben] = await strangers(cast, 1);
      const { message }: AnswerOf<typeof calls.sendPhoto> = await send(payer, ben);
      const [, ...names] = shown(message) as [boolean, string, string];
      const covered = await ben.ask(calls.getMessages, { query: { profile: payer.user.id } });
      const named = names.filter((name) => covered.text.includes(name));
      mustBe(named, [], "the files that are named of a blurred photo");
      mustBe((shown(await lastOf(ben, payer)) as unknown[])[0], true, "whether it is blurred");
      await (await cast.member("ada")).refused("not_found", calls.revealPhoto, { body: { message: message.id } });
      const uncovered = await ben.call(calls.revealPhoto, { body: { message: message.id } });
      mustBe(shown(uncovered.message), [false, ...names], "what is uncovered");
      mustBe(shown(await lastOf(ben, payer)), [false, ...names], "what is read afterwards");
    },
  },
  {
    name: "blurring-is-the-readers-choice",
    ids: "BEYOND-12",
    says: "A photo from a match comes plain, but to a reader who wants all of them blurred.",
    async check({ cast }) {
      const [payer, ada] = [await cast.payer(10), await cast.member("ada")];
      const others = [
        [payer, ada],
        [ada, payer],
      ] as const;
      for (const [one, other] of others) await one.call(calls.like, { body: { profile: other.user.id } });
      const blur = (blur_photos: boolean) => ada.call(calls.changeUser, { body: { blur_photos } });
      await blur(false);
      const { message } = await send(payer, ada);
      mustBe(shown(await lastOf(ada, payer)), shown(message), "a photo from a match");
      mustBe((await blur(true)).blur_photos, true, "the choice");
      mustBe((shown(await lastOf(ada, payer)) as unknown[])[0], true, "whether it is blurred then");
      await blur(false);
      mustBe(shown(await lastOf(ada, payer)), shown(message), "the photo after the choice was taken back");
      for (const [one, other] of others) await one.call(calls.unlike, { body: { profile: other.user.id } });
    },
  },
];
