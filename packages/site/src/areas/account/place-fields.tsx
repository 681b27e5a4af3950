import { Select } from "@kindling/ui/select";
import { TextField } from "@kindling/ui/text-field";
import type { ChangeEvent } from "react";
import { useIntl } from "react-intl";
import { fieldId, type FormValues } from "../../shared/forms/form.ts";
import { type Option, optionOf } from "../../shared/forms/option.tsx";
import { useCountries } from "../../shared/people/use-countries.ts";
import { useRegions } from "../../shared/people/use-regions.ts";
import { PlaceButton } from "../../shared/place/place-button.tsx";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { messages } from "./account.messages.ts";
import type { Asked } from "./profile-form.ts";

interface PlaceFieldsProps {
  /** What the fields begin with. */
  readonly values: FormValues;
  /** What stands in them. */
  readonly typed: FormValues;
  readonly asked: Asked;
  readonly problems: Readonly<Record<string, { code: string }>>;
  readonly onFill: (values: FormValues) => void;
}

/** A list in which what is chosen always stands, even while the list is on its way or has it no more. */
const withChosen = (options: readonly Option[], chosen: string): readonly Option[] =>
  chosen === "" || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];

/** A region belongs to its country. */
function forgetRegion({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): void {
  const region = form?.elements.namedItem("region");
  if (region instanceof HTMLSelectElement) region.value = "";
}

/** Where somebody lives, and the button that finds it out. */
export function PlaceFields({ values, typed, asked, problems, onFill }: PlaceFieldsProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const country = typed["country"]?.[0] ?? "";
  const region = typed["region"]?.[0] ?? "";
  const countries = withChosen(useCountries(), country);
  const regions = useRegions(country);
  return (
    <div className="k:grid k:gap-5 k:sm:grid-cols-2">
      <Select
        label={intl.formatMessage(messages.country)}
        name="country"
        id={fieldId("profile", "country")}
        autoComplete="country"
        defaultValue={values["country"]?.[0] ?? ""}
        onChange={forgetRegion}
        error={fieldText(problems["country"])}
      >
        {countries.map(optionOf)}
      </Select>
      {asked.region && (
        <Select
          // Another country has another list.
          key={country}
          label={intl.formatMessage(messages.region)}
          name="region"
          id={fieldId("profile", "region")}
          defaultValue={region}
          error={fieldText(problems["region"])}
        >
          <option value="">{intl.formatMessage(messages.notSaid)}</option>
          {withChosen(regions, region).map(optionOf)}
        </Select>
      )}
      <TextField
        label={intl.formatMessage(messages.city)}
        name="city"
        id={fieldId("profile", "city")}
        autoComplete="address-level2"
        defaultValue={values["city"]?.[0] ?? ""}
        error={fieldText(problems["city"])}
      />
      {/* Beside the city it stands in line with its control. */}
      <div className={asked.region ? "k:sm:mt-6.5" : undefined}>
        <PlaceButton
          onPlace={(place) =>
            onFill({
              country: [place.country],
              ...(asked.region && { region: [place.region ?? ""] }),
              city: [place.city ?? ""],
            })
          }
        />
      </div>
    </div>
  );
}
