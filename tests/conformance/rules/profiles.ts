import { adultInterests, calls, type FieldProblem, interests, noteFields } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import { described } from "../driver/reply.ts";
import type { Rule } from "../rule.ts";

/** Nobody has it. */
const nobody = "999999999999999";

export const profileRules: readonly Rule[] = [
  {
    name: "profile-changes-are-kept",
    ids: "MEMBERS-05",
    says: "What a member changes of their profile stays and others see it; what is left out stays as it was.",
    async check({ cast }) {
      const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
      const about = `I am ${crypto.randomUUID()}.`;
      await ada.call(calls.changeProfile, { body: { about, hair_color: "red" } });
      await ada.call(calls.changeProfile, { body: { hair_color: "grey" } });
      const own = (await ada.call(calls.getUser)).profile;
      mustBe([own.about, own.hair_color], [about, "grey"], "one's own profile");
      const { profile } = await ben.call(calls.getMember, { query: { id: ada.user.id } });
      mustBe([profile.about, profile.hair_color], [about, "grey"], "the profile as others see it");
    },
  },
  {
    name: "notes-stand-with-their-fields",
    ids: "SET-07",
    says: "A member's note to a field is shown to others where the site has notes to it, and refused where it has none.",
    async check({ cast }) {
      const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
      const { visible_profile_notes: shown, visible_profile_fields: fields } = await cast.settings();
      const allowed = noteFields.filter((field) => shown.includes(field) && fields.includes(field));
      const note = `Noted ${crypto.randomUUID()}`;
      for (const field of noteFields) {
        const change = { body: { notes: { [field]: note } } };
        if (allowed.includes(field)) await ada.call(calls.changeProfile, change);
        else await ada.refused("invalid_request", calls.changeProfile, change);
      }
      const { profile } = await ben.call(calls.getMember, { query: { id: ada.user.id } });
      mustBe(profile.notes, Object.fromEntries(allowed.map((field) => [field, note])), "the notes that others see");
    },
  },
  {
    name: "profile-keeps-its-rules",
    ids: "MEMBERS-05",
    says: "A country, a region or an interest that the site does not have is refused, and changes nothing.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const site = await cast.settings();
      const absent = interests.find((interest) => !site.interests.includes(interest));
      const wrong = [{ country: "ZZ" }, { region: "FR-75" }, ...(absent ? [{ interests: [absent] }] : [])];
      for (const body of wrong) {
        const { fields } = await ada.refused("invalid_request", calls.changeProfile, { body });
        mustBe(Object.keys(fields as Record<string, FieldProblem>), Object.keys(body), "what is refused");
      }
      mustBe((await ada.call(calls.getUser)).profile.country, ada.user.profile.country, "the country");
    },
  },
  {
    name: "unknown-members-are-not-found",
    ids: "C-068",
    says: "Nobody is found, liked or written to by an id that is nobody's.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      await ada.refused("not_found", calls.getMember, { query: { id: nobody } });
      await ada.refused("not_found", calls.like, { body: { profile: nobody } });
      await ada.refused("not_found", calls.getMessages, { query: { profile: nobody } });
      const body = { profile: nobody, text: "Hello", request_key: crypto.randomUUID() };
      await ada.refused("not_found", calls.sendMessage, { body });
    },
  },
  {
    name: "nobody-meets-themselves",
    ids: "MEMBERS-01",
    says: "Nobody finds, likes or writes to themselves.",
    async check({ cast }) {
      const ada = await cast.member("ada");
      const { id } = ada.user;
      await ada.refused("not_found", calls.like, { body: { profile: id } });
      await ada.refused("not_found", calls.getMessages, { query: { profile: id } });
      const body = { profile: id, text: "Hello", request_key: crypto.randomUUID() };
      await ada.refused("not_found", calls.sendMessage, { body });
      const { results } = await ada.call(calls.searchMembers, { query: { min_age: 18, max_age: 99 } });
      must(!results.some((one) => one.id === id), "search finds who searches");
    },
  },
  {
    name: "unconfirmed-members-are-not-found",
    ids: "AUTH-07",
    says: "Whose address is not confirmed has no page yet.",
    async check({ cast }) {
      const { user } = await cast.unconfirmed();
      const ada = await cast.member("ada");
      const reply = await ada.ask(calls.getMember, { query: { id: user.id } });
      must(reply.code === "not_found", `the page of who has not confirmed was answered ${described(reply)}`);
    },
  },
  {
    name: "a-members-page-keeps-their-account",
    ids: "C-068",
    says: "What others are sent of a member has neither e-mail address nor date of birth.",
    async check({ cast }) {
      const [ada, ben] = [await cast.member("ada"), await cast.member("ben")];
      for (const reader of [ben, cast.visitor()]) {
        const { text } = await reader.ask(calls.getMember, { query: { id: ada.user.id } });
        const born = ada.user.profile.date_of_birth;
        for (const secret of [ada.credentials.email, born]) must(!text.includes(secret), `others are sent ${secret}`);
      }
    },
  },
  {
    name: "visitors-see-no-adult-interests",
    ids: "MEMBERS-04",
    says: "The interests that only members see are not sent to visitors.",
    async check({ cast }) {
      const adult: readonly string[] = adultInterests;
      const seen = (await cast.visitor().call(calls.getInterests)).interests;
      must(seen.length > 0, "visitors are sent no interests");
      must(!seen.some((one) => adult.includes(one)), "visitors are sent adult interests");
      const { interests: ofSite } = await cast.settings();
      const { interests: ofMember } = await (await cast.member("ada")).call(calls.getInterests);
      mustBe(new Set(ofMember), new Set(ofSite), "the interests that a member sees");
    },
  },
];
