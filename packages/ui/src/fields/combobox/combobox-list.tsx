/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a listbox under a text field:
   the keys are the field's, and no native list can be one */
import { Check } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useRef } from "react";
import { useFloating } from "../../internal/use-floating.ts";

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line, such as the region of a place. */
  hint?: string;
};

type ContentProps = {
  /** The field's box: as wide as that. */
  anchor: RefObject<HTMLElement | null>;
  onDismiss: () => void;
  children: ReactNode;
};

/** What opens under the field. */
export function ComboboxContent({ anchor, onDismiss, children }: ContentProps) {
  const element = useRef<HTMLDivElement>(null);
  useFloating({ element, anchor, kind: "panel", side: "bottom", align: "start", onDismiss });
  return (
    <div
      ref={element}
      popover="manual"
      role="presentation"
      data-slot="combobox-content"
      className={contentClass}
      onMouseDown={keepFocus}
    >
      {children}
    </div>
  );
}

/** A press in the list must not take the focus from the field. */
export function keepFocus(event: Pick<MouseEvent, "preventDefault">) {
  event.preventDefault();
}

const contentClass = [
  "k:fixed k:inset-auto k:m-0 k:max-h-[min(18rem,var(--k-room))] k:w-(--k-anchor-width) k:overflow-y-auto k:overscroll-contain k:p-1",
  "k:rounded-[min(var(--k-radius-card),1rem)] k:border-thin k:border-default k:bg-raised k:text-default k:shadow-overlay",
].join(" ");

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
          <span className="k:min-w-0 k:grow">
            <span className="k:block k:text-md">{option.label}</span>
            {option.hint ? (
              <span className="k:block k:text-sm k:text-muted k:in-aria-selected:text-current">{option.hint}</span>
            ) : null}
          </span>
          {option.value === chosen ? <Check aria-hidden="true" className="k:size-5 k:shrink-0" /> : null}
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
  "k:flex k:min-h-11 k:cursor-pointer k:items-center k:gap-3 k:rounded-[min(var(--k-radius-control),0.75rem)] k:px-3 k:py-1.5",
  "k:hover:bg-soft-neutral k:hover:text-on-soft-neutral k:aria-selected:bg-soft-accent k:aria-selected:text-on-soft-accent",
  "k:forced-colors:aria-selected:bg-[Highlight]",
].join(" ");
