import type { Interest } from "@kindling/domain/contract";
import { interestNames } from "@kindling/ui/interest-icons";
import { Checkbox } from "@kindling/ui/checkbox";
import { useIntl } from "react-intl";

interface InterestFieldsetProps {
  readonly legend: string;
  readonly offered: readonly Interest[];
  readonly chosen: readonly string[];
}

/** Interests to choose from, as many as one likes. */
export function InterestFieldset({ legend, offered, chosen }: InterestFieldsetProps) {
  const intl = useIntl();
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 font-medium">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 md:grid-cols-3">
        {offered.map((interest) => (
          <Checkbox
            key={interest}
            name="interests"
            value={interest}
            defaultChecked={chosen.includes(interest)}
            label={intl.formatMessage(interestNames[interest])}
          />
        ))}
      </div>
    </fieldset>
  );
}
