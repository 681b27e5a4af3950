import { randomUUID } from "node:crypto";
import { type AnswerOf, calls, type OwnImage } from "@kindling/domain/contract";
import { freePhotos, visitorPhotos } from "@kindling/domain/rules";
import { must, mustBe } from "../driver/broken.ts";
import type { Cast, Member } from "../driver/cast.ts";
import { otherPicture } from "../driver/picture.ts";
import type { Visitor } from "../driver/visitor.ts";
import type { Rule } from "../rule.ts";

const upload = (member: Visitor, request_key: string = randomUUID()): Promise<AnswerOf<typeof calls.uploadPhoto>> =>
  member.call(calls.uploadPhoto, { body: { request_key } });

const imagesOf = async (member: Visitor): Promise<readonly OwnImage[]> =>
  (await member.call(calls.getUser)).profile.images;

const ids = (images: readonly OwnImage[]) => images.map(({ id }) => id);

/** Somebody without photos, who has not paid. */
async function withoutPhotos(cast: Cast): Promise<Member> {
  const ben = await cast.member("ben");
  for (const { id } of await imagesOf(ben)) await ben.call(calls.removePhoto, { body: { photo: id } });
  mustBe(await imagesOf(ben), [], "the photos of who has removed all");
  return ben;
}

export const photoRules: readonly Rule[] = [
  {
    name: "photos-are-added-once",
    ids: "MEMBERS-05",
    says: "A photo that is sent again with its request key is there once; another one with that key is request_key_reused.",
    async check({ cast }) {
      const ben = await withoutPhotos(cast);
      const key = randomUUID();
      const [first, again] = [await upload(ben, key), await upload(ben, key)];
      mustBe(again.image.id, first.image.id, "what the repetition has brought");
      mustBe((await imagesOf(ben)).length, 1, "the number of photos");
      await ben.refused("request_key_reused", calls.uploadPhoto, { body: { request_key: key }, file: otherPicture() });
    },
  },
  {
    name: "photos-have-a-limit",
    ids: "MEMBERS-05",
    says: "A free member has three photos; one more is photo_limit, which says so, and who has paid may have more.",
    async check({ cast }) {
      const ben = await withoutPhotos(cast);
      for (let number = 0; number < freePhotos; number += 1) await upload(ben);
      const facts = await ben.refused("photo_limit", calls.uploadPhoto, { body: { request_key: randomUUID() } });
      mustBe(facts["limit"], freePhotos, "the limit");
      const payer = await cast.payer(0);
      while ((await imagesOf(payer)).length <= freePhotos) await upload(payer);
    },
  },
  {
    name: "photos-are-pictures",
    ids: "MEMBERS-05 C-093",
    says: "What is no picture by its content is photo_refused, whatever it is called.",
    async check({ cast }) {
      const ben = await withoutPhotos(cast);
      for (const content of [
        "",
        "<!doctype html><script>alert(1)</script>",
        "<svg xmlns='http://www.w3.org/2000/svg'/>",
      ]) {
        const file = new File([content], "me.png", { type: "image/png" });
        const { reason } = await ben.refused("photo_refused", calls.uploadPhoto, {
          body: { request_key: randomUUID() },
          file,
        });
        mustBe(reason, "kind", "the reason");
      }
      mustBe(await imagesOf(ben), [], "the photos after only refusals");
    },
  },
  {
    name: "photos-keep-their-order",
    ids: "MEMBERS-05",
    says: "Photos stand in the order that their member gives them; the first is the main one, as others see it too.",
    async check({ cast }) {
      const ben = await withoutPhotos(cast);
      const a = (await upload(ben)).image.id;
      const b = (await upload(ben)).image.id;
      const c = (await upload(ben)).image.id;
      const move = (photo: string, position: number) => ben.call(calls.movePhoto, { body: { photo, position } });
      mustBe(ids((await move(c, 0)).profile.images), [c, a, b], "the order");
      mustBe(ids((await move(c, 2)).profile.images), [a, b, c], "the order");
      const [main] = await imagesOf(ben);
      const seen = await (await cast.member("ada")).call(calls.getMember, { query: { id: ben.user.id } });
      mustBe(seen.profile.main_image?.filename, main?.filename, "the main photo as others see it");
    },
  },
  {
    name: "photos-are-shown-in-the-chosen-part",
    ids: "MEMBERS-05",
    says: "The part that is chosen of a photo is what is shown of it, again and again of the whole.",
    async check({ cast }) {
      const ben = await withoutPhotos(cast);
      const { image } = await upload(ben);
      const crop = async (width: number, height: number) => {
        const body = { photo: image.id, area: { x: 0, y: 0, width, height } };
        return (await ben.call(calls.cropPhoto, { body })).profile.images[0]!;
      };
      const half = await crop(1, 0.5);
      must(Math.abs(half.height * 2 - image.height) <= 1, `half of ${image.height} is ${half.height}`);
      must(half.filename !== image.filename, "another picture has the name that browsers have kept");
      const whole = await crop(1, 1);
      mustBe([whole.id, whole.width, whole.height], [image.id, image.width, image.height], "the whole");
    },
  },
  {
    name: "photos-are-their-members",
    ids: "MEMBERS-05 C-068",
    says: "Nobody moves, crops or removes another member's photo, and what is removed is gone.",
    async check({ cast }) {
      const [ben, ada] = [await withoutPhotos(cast), await cast.member("ada")];
      const photo = (await upload(ben)).image.id;
      const area = { x: 0, y: 0, width: 1, height: 0.5 };
      await ada.refused("not_found", calls.movePhoto, { body: { photo, position: 0 } });
      await ada.refused("not_found", calls.cropPhoto, { body: { photo, area } });
      await ada.call(calls.removePhoto, { body: { photo } });
      mustBe(ids(await imagesOf(ben)), [photo], "the photos after another member has removed one");
      for (const _ of [1, 2]) {
        const { profile } = await ben.call(calls.removePhoto, { body: { photo } });
        mustBe([profile.images, profile.main_image], [[], null], "what is left");
      }
    },
  },
  {
    name: "locked-photos-are-not-sent",
    ids: "MEMBERS-07 MEMBERS-12",
    says: "A visitor is sent one photo of a member, a free member three, who has paid all; the others are counted, not named.",
    async check({ cast }) {
      const payer = await cast.payer(0);
      while ((await imagesOf(payer)).length <= freePhotos) await upload(payer);
      const all = await imagesOf(payer);
      for (const [reader, share] of [
        [cast.visitor(), visitorPhotos],
        [await cast.member("ada"), freePhotos],
      ] as const) {
        const { text, json } = await reader.ask(calls.getMember, { query: { id: payer.user.id } });
        const { profile } = json as AnswerOf<typeof calls.getMember>;
        mustBe([profile.images.length, profile.locked_images], [share, all.length - share], "what is sent and locked");
        const named = all.slice(share).filter(({ filename }) => text.includes(filename));
        mustBe(named, [], "the locked photos that are named");
      }
      for (const { id } of all.slice(2)) await payer.call(calls.removePhoto, { body: { photo: id } });
    },
  },
];
