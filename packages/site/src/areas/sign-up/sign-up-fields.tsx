import { ageLimit, suggestEmail } from "@kindling/domain/rules";
import { dayAt } from "@kindling/domain/time";
import { Checkbox } from "@kindling/ui/checkbox";
import { DateOfBirthField } from "@kindling/ui/date-of-birth-field";
import { EmailField } from "@kindling/ui/email-field";
import { PasswordField } from "@kindling/ui/password-field";
import { RadioGroup } from "@kindling/ui/radio-group";
import { Range } from "@kindling/ui/range";
import { Select } from "@kindling/ui/select";
import { TextArea } from "@kindling/ui/text-area";
import { TextField } from "@kindling/ui/text-field";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { fieldId } from "../../shared/forms/form.ts";
import { optionOf } from "../../shared/forms/option.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { logInPath } from "../../shared/links/log-in-path.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { PlaceButton } from "../../shared/place/place-button.tsx";
import { useCountries } from "../../shared/people/use-countries.ts";
import { messages } from "./sign-up.messages.ts";
import type { SignUpModel } from "./use-sign-up-model.ts";

type FieldsProps = Pick<SignUpModel, "draft" | "problems" | "regions" | "change">;

function WhoFields({ draft, problems, change }: FieldsProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  return (
    <>
      <RadioGroup
        variant="card"
        label={intl.formatMessage(messages.gender)}
        name="gender"
        id={fieldId("sign-up", "gender")}
        value={draft.gender ?? ""}
        onValueChange={(gender) => change({ gender: gender as "male" | "female" })}
        options={[
          { value: "female", label: intl.formatMessage(messages.female) },
          { value: "male", label: intl.formatMessage(messages.male) },
        ]}
        error={fieldText(problems.gender)}
      />
      <RadioGroup
        variant="card"
        label={intl.formatMessage(messages.seeking)}
        name="seeking"
        id={fieldId("sign-up", "seeking")}
        value={draft.seeking ?? ""}
        onValueChange={(seeking) => change({ seeking: seeking as "male" | "female" | "both" })}
        options={[
          { value: "female", label: intl.formatMessage(messages.seekingFemale) },
          { value: "male", label: intl.formatMessage(messages.seekingMale) },
          { value: "both", label: intl.formatMessage(messages.seekingBoth) },
        ]}
        error={fieldText(problems.seeking)}
      />
    </>
  );
}

/** Which year it is where the day begins first. */
const yearOfFirst = (now: number): number => Number(dayAt(now, "Pacific/Kiritimati").slice(0, 4));

function BirthField({ draft, problems, change }: FieldsProps) {
  const intl = useIntl();
  const { settings, now } = usePage();
  const fieldText = useFieldText();
  return (
    <DateOfBirthField
      label={intl.formatMessage(messages.dateOfBirth)}
      name="date_of_birth"
      id={fieldId("sign-up", "date_of_birth")}
      maxYear={yearOfFirst(now) - settings.min_age}
      value={draft.date_of_birth ?? ""}
      onValueChange={(value) => change({ date_of_birth: value })}
      hint={intl.formatMessage(messages.birthWhy, { min_age: settings.min_age })}
      error={fieldText(problems.date_of_birth)}
    />
  );
}

function PlaceFields({ draft, problems, regions, change }: FieldsProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const fieldText = useFieldText();
  const countries = useCountries();
  return (
    <>
      <Select
        label={intl.formatMessage(messages.country)}
        name="country"
        id={fieldId("sign-up", "country")}
        autoComplete="country"
        value={draft.country ?? ""}
        onChange={(event) => change({ country: event.target.value, region: null })}
        error={fieldText(problems.country)}
      >
        <option value="">{intl.formatMessage(messages.chooseCountry)}</option>
        {countries.map(optionOf)}
      </Select>
      {/* It stands there before its regions come, so that nothing below moves under a finger. */}
      {settings.region_data && (
        <Select
          label={intl.formatMessage(messages.region)}
          name="region"
          id={fieldId("sign-up", "region")}
          disabled={regions.length === 0}
          value={draft.region ?? ""}
          onChange={(event) => change({ region: event.target.value || null })}
          error={fieldText(problems.region)}
        >
          <option value="">{intl.formatMessage(messages.chooseRegion)}</option>
          {regions.map(optionOf)}
        </Select>
      )}
      <TextField
        label={intl.formatMessage(messages.city)}
        name="city"
        id={fieldId("sign-up", "city")}
        autoComplete="address-level2"
        value={draft.city ?? ""}
        onChange={(event) => change({ city: event.target.value })}
        error={fieldText(problems.city)}
      />
      <Range
        label={intl.formatMessage(messages.ages)}
        names={["min_age", "max_age"]}
        id={fieldId("sign-up", "min_age")}
        min={settings.min_age}
        max={ageLimit}
        value={[draft.min_age ?? settings.min_age, draft.max_age ?? ageLimit]}
        onValueChange={([min, max]) => change({ min_age: min, max_age: max })}
        error={fieldText(problems.min_age ?? problems.max_age)}
      />
      <PlaceButton onPlace={({ country, region, city }) => change({ country, region, city: city ?? "" })} />
    </>
  );
}

function NameFields({ draft, problems, change }: FieldsProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  return (
    <>
      <TextField
        label={intl.formatMessage(messages.name)}
        name="name"
        id={fieldId("sign-up", "name")}
        autoComplete="nickname"
        value={draft.name ?? ""}
        onChange={(event) => change({ name: event.target.value })}
        hint={intl.formatMessage(messages.nameHint)}
        error={fieldText(problems.name)}
      />
      <TextArea
        label={intl.formatMessage(messages.message)}
        name="signup_message"
        id={fieldId("sign-up", "signup_message")}
        value={draft.signup_message ?? ""}
        onChange={(event) => change({ signup_message: event.target.value })}
        hint={intl.formatMessage(messages.messageHint)}
        error={fieldText(problems.signup_message)}
      />
    </>
  );
}

function EmailError({ problems }: Pick<FieldsProps, "problems">): ReactNode {
  const intl = useIntl();
  const fieldText = useFieldText();
  if (problems.email?.code !== "email_taken") return fieldText(problems.email);
  return (
    <>
      {fieldText(problems.email)}{" "}
      <a href={logInPath("")} className="k:underline k:underline-offset-4">
        {intl.formatMessage(messages.login)}
      </a>
    </>
  );
}

function AccountFields({ draft, problems, change }: FieldsProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const fieldText = useFieldText();
  const link = (href: string) => (words: ReactNode) => (
    <a key={href} href={href} target="_blank" className="k:underline k:underline-offset-4">
      {words}
    </a>
  );
  const suggestion = suggestEmail(draft.email ?? "");
  return (
    <>
      <EmailField
        label={intl.formatMessage(messages.email)}
        name="email"
        id={fieldId("sign-up", "email")}
        autoComplete="email"
        value={draft.email ?? ""}
        onChange={(event) => change({ email: event.target.value })}
        {...(suggestion && { suggestion })}
        onSuggestionAccept={(email) => change({ email })}
        hint={intl.formatMessage(messages.emailHint)}
        error={problems.email && <EmailError problems={problems} />}
      />
      <PasswordField
        label={intl.formatMessage(messages.password)}
        name="password"
        id={fieldId("sign-up", "password")}
        autoComplete="new-password"
        meter
        value={draft.password ?? ""}
        onChange={(event) => change({ password: event.target.value })}
        error={fieldText(problems.password)}
      />
      <Checkbox
        label={intl.formatMessage(messages.terms, {
          min_age: settings.min_age,
          terms: link("/pages/terms"),
          privacy: link("/pages/privacy"),
        })}
        name="terms_accepted"
        id={fieldId("sign-up", "terms_accepted")}
        checked={draft.terms_accepted ?? false}
        onChange={(event) => change({ terms_accepted: event.target.checked })}
        error={fieldText(problems.terms_accepted)}
      />
    </>
  );
}

/** The fields of each step, in their order. */
export const stepFields = [WhoFields, BirthField, PlaceFields, NameFields, AccountFields] as const;
