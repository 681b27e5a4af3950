/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a listbox under a text field:
   the keys are the field's, and no native list can be one */
import { Check } from "lucide-react";

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line, such as the region of a place. */
  hint?: string;
};

type ListProps = {
  id: string;
  labelledBy: string;
  options: readonly ComboboxOption[];
  /** Index of the option that the arrow keys are on, or -1. */
  active: number;
  /** The value that is chosen already. */
  chosen: string | undefined;
  onChoose: (option: ComboboxOption) => void;
};

export function ComboboxList({ id, labelledBy, options, active, chosen, onChoose }: ListProps) {
  return (
    <div id={id} role="listbox" aria-labelledby={labelledBy}>
      {options.map((option, index) => (
        <div
          key={option.value}
          ref={index === active ? show : undefined}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-slot="combobox-item"
          className={itemClass}
          onClick={() => onChoose(option)}
        >
          <span className="min-w-0 grow">
            <span className="block text-md">{option.label}</span>
            {option.hint ? (
              <span className="block text-sm text-muted in-aria-selected:text-current">{option.hint}</span>
            ) : null}
          </span>
          {option.value === chosen ? <Check aria-hidden="true" className="size-5 shrink-0" /> : null}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number) {
  return `${listId}-${index}`;
}

function show(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}

const itemClass = [
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-[min(var(--radius-control),0.75rem)] px-3 py-1.5",
  "hover:bg-soft-neutral hover:text-on-soft-neutral aria-selected:bg-soft-accent aria-selected:text-on-soft-accent",
  "forced-colors:aria-selected:bg-[Highlight]",
].join(" ");
