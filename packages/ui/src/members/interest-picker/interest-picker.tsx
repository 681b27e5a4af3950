import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";
import {
  InterestIcon,
  type InterestId,
  interestIds,
  interestNames,
  isInterestId,
} from "../interest-icons/interest-icons.tsx";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useCallersValue } from "../../internal/field/use-callers-value.ts";
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
  const chosen = value ?? own;
  const { control: root, hear } = useCallersValue(chosen.join(), writeTicks);
  const composedRef = useComposedRefs(root, ref);
  useFormReset(root, () => setOwn(defaultValue));
  const full = most !== undefined && chosen.length >= most;

  function change() {
    // What stands there counts, whether or not anybody was told of it.
    const ticked = Array.from(boxesIn(root.current!)).flatMap((box) => (box.checked ? [box.value] : []));
    // In the order in which they were chosen; what is not offered here stays.
    const kept = chosen.filter((interest) => !interests.includes(interest) || ticked.includes(interest));
    const next = [...kept, ...ticked.filter(isInterestId).filter((interest) => !kept.includes(interest))];
    hear();
    setOwn(next);
    onValueChange?.(next);
  }

  return (
    <fieldset data-slot="interest-picker" aria-describedby={countId} className={className} {...props} ref={composedRef}>
      <legend className="k:font-strong">{label ?? intl.formatMessage(messages.title)}</legend>
      <p id={countId} aria-live="polite" className="k:mt-0.5 k:mb-3 k:text-sm k:text-muted k:noscript:hidden">
        {most === undefined
          ? intl.formatMessage(messages.chosen, { count: chosen.length })
          : intl.formatMessage(messages.chosenOf, { count: chosen.length, most })}
      </p>
      <div className="k:flex k:flex-wrap k:gap-2">
        {interests.filter(isInterestId).map((interest) => {
          const checked = chosen.includes(interest);
          return (
            <label key={interest} className={chip}>
              <input
                type="checkbox"
                name={name}
                value={interest}
                defaultChecked={checked}
                disabled={full && !checked}
                className="k:peer k:absolute k:inset-0 k:size-full k:cursor-pointer k:opacity-0 k:disabled:cursor-not-allowed"
                onChange={change}
              />
              <InterestIcon interest={interest} className="k:size-5 k:peer-disabled:opacity-50" />
              <span className="k:peer-disabled:opacity-60">{word(intl, interestNames[interest])}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const boxesIn = (picker: Element) => picker.querySelectorAll<HTMLInputElement>("input[type=checkbox]");

function writeTicks(picker: HTMLFieldSetElement, chosen: string) {
  const ticked = chosen.split(",");
  for (const box of boxesIn(picker)) box.checked = ticked.includes(box.value);
}

/** What is chosen is seen by the box itself, so that it shows before the script has come. */
const chip =
  "k:relative k:inline-flex k:min-h-control-md k:items-center k:gap-2 k:rounded-full k:border-thin k:border-control k:bg-surface k:px-4 k:transition-colors " +
  "k:has-checked:border-accent k:has-checked:bg-soft-accent k:has-checked:text-on-soft-accent " +
  "k:has-focus-visible:outline-2 k:has-focus-visible:outline-offset-2 k:has-focus-visible:outline-focus k:has-checked:font-strong " +
  "k:forced-colors:has-checked:outline-2 k:forced-colors:has-checked:outline-[Highlight]";
