import { passwordMaxLength, passwordMinLength } from "../constants.ts";
import type { FieldProblem } from "../contract/index.ts";
import type { Settings, SignUpForm } from "../contract/index.ts";
import type { Day } from "../time/calendar.ts";
import { checkBirth } from "./birth.ts";
import { checkCity } from "./city.ts";
import { checkEmail, normalizeEmail } from "./email.ts";
import { countGraphemes, normalizeText } from "../text/index.ts";
import { checkName, normalizeName } from "./names.ts";
import { checkRegion, type IsRegion } from "./regions.ts";
import type { SiteNames } from "./reserved-names.ts";
import { checkAgeRange } from "./search.ts";
import { trafficSourceOf } from "./traffic-source.ts";

/** A field of the form that a person fills. */
export type SignUpField = Exclude<keyof SignUpForm, "request_key" | "language" | "time_zone" | "tracking">;

/** The fields of steps 0 to 4. */
export const signUpSteps = [
  ["gender", "seeking"],
  ["date_of_birth"],
  ["country", "region", "city", "min_age", "max_age"],
  ["name", "signup_message"],
  ["email", "password", "terms_accepted"],
] as const satisfies readonly (readonly SignUpField[])[];

export const lastSignUpStep = signUpSteps.length - 1;

/** The step that asks for a field; -1 for a field that no step has. */
export const signUpStepOf = (field: string): number =>
  signUpSteps.findIndex((fields) => (fields as readonly string[]).includes(field));

/** A form on its way: what is not filled yet is missing. */
export type SignUpDraft = Partial<Pick<SignUpForm, SignUpField>>;
export type SignUpProblems = Partial<Record<SignUpField, FieldProblem>>;

/** What the rules need to know of the site and the day. */
export interface SignUpRules {
  readonly today: Day;
  readonly site: SiteNames;
  readonly minAge: number;
  readonly messageLength: number;
  readonly countries: readonly string[];
  readonly isRegion?: IsRegion | undefined;
}

export function checkPassword(value: string): FieldProblem | undefined {
  const length = countGraphemes(value);
  if (length === 0) return { code: "required" };
  if (length < passwordMinLength) return { code: "password_too_short", min: passwordMinLength };
  return length > passwordMaxLength ? { code: "too_long", max: passwordMaxLength } : undefined;
}

const required = (value: unknown): FieldProblem | undefined =>
  value === undefined || value === "" ? { code: "required" } : undefined;
const atMost = (value: string, max: number): FieldProblem | undefined =>
  countGraphemes(value) > max ? { code: "too_long", max } : undefined;

/** Everything that is wrong with a form, by field; empty where nothing is. */
export function checkSignUp(draft: SignUpDraft, rules: SignUpRules): SignUpProblems {
  const city = normalizeText(draft.city ?? "");
  const problems: Partial<Record<SignUpField, FieldProblem | undefined>> = {
    gender: required(draft.gender),
    seeking: required(draft.seeking),
    date_of_birth: checkBirth(draft.date_of_birth ?? "", rules.today, rules.minAge),
    country:
      required(draft.country) ?? (rules.countries.includes(draft.country!) ? undefined : { code: "country_unknown" }),
    region: checkRegion(draft.region, draft.country, rules.isRegion),
    city: required(city) ?? checkCity(city),
    ...(draft.min_age === undefined || draft.max_age === undefined
      ? { min_age: required(draft.min_age), max_age: required(draft.max_age) }
      : checkAgeRange({ min_age: draft.min_age, max_age: draft.max_age }, rules.minAge)),
    name: checkName(draft.name ?? "", rules.site, draft.email),
    signup_message: atMost(normalizeText(draft.signup_message ?? ""), rules.messageLength),
    email: checkEmail(draft.email ?? ""),
    password: checkPassword(draft.password ?? ""),
    terms_accepted: draft.terms_accepted ? undefined : { code: "terms_required" },
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as SignUpProblems;
}

/** What is wrong within one step. */
export function checkSignUpStep(step: number, draft: SignUpDraft, rules: SignUpRules): SignUpProblems {
  const fields: readonly SignUpField[] = signUpSteps[step] ?? [];
  return Object.fromEntries(
    Object.entries(checkSignUp(draft, rules)).filter(([field]) => fields.includes(field as SignUpField)),
  );
}

/** A form as it is kept: one spelling for the address, nothing blank around what was typed. */
export const normalizeSignUp = (form: SignUpForm): SignUpForm => ({
  ...form,
  email: normalizeEmail(form.email),
  name: normalizeName(form.name),
  city: normalizeText(form.city),
  signup_message: normalizeText(form.signup_message),
});

/** Whether a site takes a visitor in: anybody, nobody, or who came by a source. */
export const isSignUpOpen = (signups: Settings["signups"], form: SignUpForm): boolean =>
  signups === "all" || (signups === "with_trafficsource" && trafficSourceOf(form) !== undefined);
