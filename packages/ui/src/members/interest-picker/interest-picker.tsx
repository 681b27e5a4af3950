import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import {
  InterestIcon,
  type InterestId,
  interestIds,
  interestNames,
  isInterestId,
} from "../interest-icons/interest-icons.tsx";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useFormReset } from "../../internal/use-form-reset.ts";
import { word } from "../../internal/word.ts";
import { messages } from "./interest-picker.messages.ts";

export interface InterestPickerProps extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue"> {
  /** Those that the niche shows. @default all fifty */
  interests?: readonly InterestId[];
  /** Those that are chosen, when the caller decides. */
  value?: readonly InterestId[];
  /** Those that are chosen at first, and again when its form is reset. @default [] */
  defaultValue?: readonly InterestId[];
  /** Those that are chosen now. */
  onValueChange?: (value: InterestId[]) => void;
  /** How many can be chosen. */
  most?: number;
  /** Name of each box in a form. */
  name?: string;
  /** What they are for. @default "Interests" */
  label?: ReactNode;
}

/**
 * The interests as boxes to tick, each with its icon and name.
 *
 * Use it in the profile's form and in filters; to show them take an `InterestList`.
 */
export function InterestPicker({
  interests = interestIds,
  value,
  defaultValue = [],
  onValueChange,
  most,
  name,
  label,
  className,
  ref,
  ...props
}: InterestPickerProps) {
  const intl = useIntl();
  const countId = useId();
  const [own, setOwn] = useState(defaultValue);
  const root = useRef<HTMLFieldSetElement>(null);
  const composedRef = useComposedRefs(root, ref);
  useFormReset(root, () => setOwn(defaultValue));
  const chosen = value ?? own;
  const full = most !== undefined && chosen.length >= most;

  function toggle(interest: InterestId) {
    const next = chosen.includes(interest) ? chosen.filter((one) => one !== interest) : [...chosen, interest];
    setOwn(next);
    onValueChange?.(next);
  }

  return (
    <fieldset data-slot="interest-picker" aria-describedby={countId} className={className} {...props} ref={composedRef}>
      <legend className="font-strong">{label ?? intl.formatMessage(messages.title)}</legend>
      <p id={countId} aria-live="polite" className="mt-0.5 mb-3 text-sm text-muted noscript:hidden">
        {most === undefined
          ? intl.formatMessage(messages.chosen, { count: chosen.length })
          : intl.formatMessage(messages.chosenOf, { count: chosen.length, most })}
      </p>
      <div className="flex flex-wrap gap-2">
        {interests.filter(isInterestId).map((interest) => {
          const checked = chosen.includes(interest);
          return (
            <label key={interest} className={chip}>
              <input
                type="checkbox"
                name={name}
                value={interest}
                checked={checked}
                disabled={full && !checked}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
                onChange={() => toggle(interest)}
              />
              <InterestIcon interest={interest} className="size-5 peer-disabled:opacity-50" />
              <span className="peer-disabled:opacity-60">{word(intl, interestNames[interest])}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What is chosen is seen by the box itself, so that it shows before the script has come. */
const chip =
  "relative inline-flex min-h-control-md items-center gap-2 rounded-full border-thin border-control bg-surface px-4 transition-colors " +
  "has-checked:border-accent has-checked:bg-soft-accent has-checked:text-on-soft-accent " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:font-strong " +
  "forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]";
