import { describe, expect, it } from "vitest";
import { passwordMaxLength } from "../constants.ts";
import { checkPassword, checkSignUp, checkSignUpStep, type SignUpDraft, signUpSteps } from "./sign-up.ts";

const rules = {
  site: { name: "Kindling", mail_name: "Kindling" },
  today: "2026-03-01",
  minAge: 18,
  messageLength: 20,
  countries: ["NL", "BE"],
};

const good: SignUpDraft = {
  gender: "female",
  seeking: "male",
  date_of_birth: "1995-05-20",
  country: "NL",
  region: "NL-UT",
  city: "Utrecht",
  min_age: 25,
  max_age: 45,
  name: "Ada",
  signup_message: "Hello!",
  email: "ada@example.com",
  password: "correct horse",
  terms_accepted: true,
};

describe("AUTH-01 checkSignUp", () => {
  it("finds nothing wrong with a good form", () => {
    expect(checkSignUp(good, rules)).toEqual({});
  });

  it("asks for everything that is needed", () => {
    expect(Object.keys(checkSignUp({}, rules)).toSorted()).toEqual(
      Object.keys(good)
        .filter((field) => field !== "region" && field !== "signup_message")
        .toSorted(),
    );
  });

  it.each<[keyof SignUpDraft, unknown, string]>([
    ["country", "US", "country_unknown"],
    ["region", "BE-VLG", "region_unknown"],
    ["city", "  ", "required"],
    ["city", "\u200b\u3164", "required"],
    ["city", "x".repeat(81), "too_long"],
    ["city", `x${"\u0301\u0302".repeat(9)}`, "invalid"],
    ["signup_message", "x".repeat(21), "too_long"],
    ["name", "ADA@example.com", "name_is_email"],
    ["terms_accepted", false, "terms_required"],
    ["min_age", 46, "age_range"],
    ["password", "short", "password_too_short"],
  ])("%s %j", (field, value, code) => {
    expect(checkSignUp({ ...good, [field]: value }, rules)).toMatchObject({ [field]: { code } });
  });
});

it("AUTH-01 each field is of one step, and a step sees only its own", () => {
  expect(signUpSteps.flat().toSorted()).toEqual(Object.keys(good).toSorted());
  const seen = signUpSteps.flatMap((_, step) => Object.keys(checkSignUpStep(step, {}, rules)));
  expect(seen.toSorted()).toEqual(Object.keys(checkSignUp({}, rules)).toSorted());
  expect(checkSignUpStep(9, {}, rules)).toEqual({});
});

it("C-016 a password is refused when it is too long, never cut", () => {
  expect(checkPassword("👩‍👩‍👧".repeat(passwordMaxLength))).toBeUndefined();
  expect(checkPassword("x".repeat(passwordMaxLength + 1))).toEqual({ code: "too_long", max: passwordMaxLength });
  expect(checkPassword("")).toEqual({ code: "required" });
});
