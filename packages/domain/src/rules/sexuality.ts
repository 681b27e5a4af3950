import { type genders, type sexualities, unknown } from "../contract/index.ts";

type Gender = (typeof genders)[number];

/** The sexuality that a profile shows, from who somebody is and whom they look for. */
export function sexualityOf(gender: Gender, seeking: Gender | "both"): (typeof sexualities)[number] {
  if (seeking === "both") return "bi";
  if (seeking !== gender) return "hetero";
  return gender === "male" ? "gay" : "lesbian";
}

/** Whom a member looks for; `undefined` is everybody, and who says something else than we know. */
export function soughtGender(
  gender: Gender | typeof unknown,
  sexuality: (typeof sexualities)[number] | typeof unknown,
): Gender | undefined {
  if (sexuality === "bi" || sexuality === unknown || gender === unknown) return undefined;
  const other = gender === "male" ? "female" : "male";
  return sexuality === "hetero" ? other : gender;
}
