import type { genders, sexualities } from "../contract/members.ts";

type Gender = (typeof genders)[number];

/** The sexuality that a profile shows, from who somebody is and whom they look for. */
export function sexualityOf(gender: Gender, seeking: Gender | "both"): (typeof sexualities)[number] {
  if (seeking === "both") return "bi";
  if (seeking !== gender) return "hetero";
  return gender === "male" ? "gay" : "lesbian";
}

/** Whom a member looks for; `undefined` is everybody. */
export function soughtGender(gender: Gender, sexuality: (typeof sexualities)[number]): Gender | undefined {
  if (sexuality === "bi") return undefined;
  const other = gender === "male" ? "female" : "male";
  return sexuality === "hetero" ? other : gender;
}
