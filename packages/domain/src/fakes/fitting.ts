import { ageLimit, soughtGender } from "../rules/index.ts";
import type { Profile } from "../contract/index.ts";
import { type FakeReader, peopleBy } from "./encounter.ts";
import type { FakeContext } from "./handlers.ts";
import { instantIn } from "./world.ts";

type Person = Pick<Profile, "id" | "gender" | "sexuality" | "age" | "country">;

/** Whether one looks for somebody like the other. Who is made up looks for every age. */
function looksFor({ world }: FakeReader, one: Person, other: Person): boolean {
  const { min_age, max_age } = world.accounts.get(one.id)?.form ?? { min_age: 0, max_age: ageLimit };
  const gender = soughtGender(one.gender, one.sexuality) ?? other.gender;
  return other.gender === gender && other.age >= min_age && (other.age <= max_age || max_age >= ageLimit);
}

/** Everybody of the member's country whom they look for and who look for somebody like them, the newest first. */
export function fittingPeople(context: FakeContext): Profile[] {
  const { world, member } = context;
  const own = member.user.profile;
  return peopleBy(context, instantIn(world)).filter(
    (one) => one.country === own.country && looksFor(context, own, one) && looksFor(context, one, own),
  );
}
