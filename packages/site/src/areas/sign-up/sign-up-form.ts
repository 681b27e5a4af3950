import { genders, type SignUpForm } from "@kindling/domain/contract";
import { ageLimit, lastSignUpStep, type SignUpDraft, type SignUpField, signUpStepOf } from "@kindling/domain/rules";
import { type FormFields, fieldsOf, type Posted } from "../../shared/forms/form.ts";

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);
const wholeNumber = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined);

/** A date whose parts come one by one where no script has put them together. */
function readBirth(fields: FormFields): string {
  const [year, month, day] = ["year", "month", "day"].map((part) => fields.text(`date_of_birth_${part}`));
  return year || month || day ? `${year}-${month}-${day}` : fields.text("date_of_birth");
}

/** What has been filled in so far; what is empty or none of the choices is missing. */
export function readSignUp(fields: FormFields): SignUpDraft {
  const draft: { [Field in SignUpField]?: SignUpForm[Field] | undefined } = {
    gender: oneOf(genders, fields.text("gender")),
    seeking: oneOf([...genders, "both"], fields.text("seeking")),
    date_of_birth: readBirth(fields),
    country: fields.text("country"),
    region: fields.text("region") || null,
    city: fields.text("city"),
    min_age: wholeNumber(fields.text("min_age")),
    max_age: wholeNumber(fields.text("max_age")),
    name: fields.text("name"),
    signup_message: fields.text("signup_message"),
    email: fields.text("email"),
    password: fields.text("password"),
    terms_accepted: fields.text("terms_accepted") !== "",
  };
  const given = Object.entries(draft).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(given) as SignUpDraft;
}

/** What stands in the fields of a step. A list that is not there asks for nothing. */
export function stepFilledIn(step: number, data: FormData): SignUpDraft {
  const given = Object.entries(readSignUp(fieldsOf(data)));
  return Object.fromEntries(
    given.filter(([field]) => signUpStepOf(field) === step && (field !== "region" || data.has(field))),
  );
}

/** The step that a form stands on. */
export const readStep = (fields: FormFields): number =>
  Math.min(Math.max(Math.trunc(Number(fields.text("step"))) || 0, 0), lastSignUpStep);

/** Fields as they came back with the page. */
export const fieldsOfPosted = ({ values }: Posted): FormFields => ({
  all: (name) => values[name] ?? [],
  text: (name) => values[name]?.[0] ?? "",
  files: () => [],
});

/** What a step sends of the other steps: never a secret, for the password is asked last. */
export function carryOf(step: number, draft: SignUpDraft): Readonly<Record<string, string>> {
  const others = Object.entries(draft).filter(
    ([field, value]) => signUpStepOf(field) !== step && field !== "password" && value !== null && value !== false,
  );
  return { step: String(step), ...Object.fromEntries(others.map(([field, value]) => [field, String(value)])) };
}

/** What is sent beside what was filled in. */
type Rest = Pick<SignUpForm, "request_key" | "language" | "time_zone" | "tracking" | "trafficsource">;

/** The form of a draft in which no step has a problem. */
export const formOf = (draft: SignUpDraft, rest: Rest): SignUpForm =>
  ({
    ...draft,
    ...rest,
    signup_message: draft.signup_message ?? "",
    region: draft.region ?? null,
    max_age: Math.min(draft.max_age!, ageLimit),
  }) as SignUpForm;
