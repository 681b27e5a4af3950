import { ChevronDown, X } from "lucide-react";
import { type ComponentProps, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { Field, type FieldProps, labelId, useFieldControl } from "../../internal/field/field.tsx";
import { type ControlSize, controlVariants } from "../../internal/field/field.variants.ts";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { Spinner } from "../../primitives/spinner/spinner.tsx";
import { ComboboxList, type ComboboxOption, optionId } from "./combobox-list.tsx";
import { messages } from "./combobox.messages.ts";
import { useCombobox } from "./use-combobox.ts";

export type { ComboboxOption };

type Native = Omit<ComponentProps<"input">, "type" | "size" | "value" | "defaultValue" | "list" | "autoComplete">;

export type ComboboxProps = FieldProps &
  Native & {
    /** What fits the text that is typed; the caller looks it up. */
    options: readonly ComboboxOption[];
    /** After each change of the text, for looking up what fits. */
    onInputValueChange?: (text: string) => void;
    value?: ComboboxOption | null;
    /** @default null */
    defaultValue?: ComboboxOption | null;
    onValueChange?: (option: ComboboxOption | null) => void;
    /**
     * The look-up is under way.
     * @default false
     */
    loading?: boolean;
    /**
     * What the list says when nothing fits.
     * @default "No results"
     */
    empty?: ReactNode;
    /** @default "md" */
    size?: ControlSize;
  };

/**
 * A choice from more than a list can show, by typing a part of it. Text that was not chosen goes back to the choice when
 * the field is left. `name` is the name of the chosen value in the form's data; `className` lays out the whole field.
 *
 * Use it from about fifteen choices on, such as places; for fewer take a `Select`.
 */
export function Combobox({
  label,
  labelHidden,
  hint,
  error,
  options,
  onInputValueChange,
  value,
  defaultValue = null,
  onValueChange,
  loading = false,
  empty,
  size,
  name,
  className,
  ref,
  onBlur,
  onChange,
  onKeyDown,
  ...input
}: ComboboxProps) {
  const { formatMessage } = useIntl();
  const control = useFieldControl({ hint, error, ...input });
  const field = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  /** What is typed and not chosen yet. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen?.label ?? "";

  const box = useCombobox({ options, onChoose: choose, onEscape: () => type("") });
  const listed = box.open && options.length > 0;
  const listId = `${control.id}-list`;

  const found = formatMessage(messages.results, { count: options.length });
  const nothing = loading ? formatMessage(messages.loading) : (empty ?? formatMessage(messages.empty));

  function choose(option: ComboboxOption | null) {
    setTyped(undefined);
    setOwn(option);
    onValueChange?.(option);
  }

  function type(next: string) {
    if (next === "" && chosen) choose(null);
    setTyped(next);
    onInputValueChange?.(next);
  }

  function leave() {
    const same = (option: ComboboxOption) => option.label.toLowerCase() === text.trim().toLowerCase();
    const named = typed ? options.find(same) : undefined;
    if (named) choose(named);
    setTyped(undefined);
    box.close();
  }

  return (
    <Field
      slot="combobox"
      id={control.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={input.required}
      className={className}
    >
      <div className="relative">
        <input
          data-slot="combobox-control"
          {...input}
          {...control}
          ref={useComposedRefs(field, ref)}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listed && box.active >= 0 ? optionId(listId, box.active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            type(event.currentTarget.value);
            box.show();
            onChange?.(event);
          }}
          onClick={box.show}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) box.onKeyDown(event);
          }}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
          className={cn(controlVariants({ size }), "pe-12")}
        />
        <span className="absolute inset-y-0 end-0 flex w-12 items-center justify-center text-muted">
          {loading ? (
            <Spinner size="sm" />
          ) : text && !input.disabled ? (
            <IconButton
              label={formatMessage(messages.clear)}
              onPointerDown={keepFocus}
              onClick={() => {
                type("");
                field.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : (
            <ChevronDown aria-hidden="true" className="pointer-events-none size-5" />
          )}
        </span>
        {box.open && (listed || typed) ? (
          <div data-slot="combobox-content" className={contentClass} onPointerDown={keepFocus}>
            {listed ? (
              <ComboboxList
                id={listId}
                labelledBy={labelId(control.id)}
                options={options}
                active={box.active}
                chosen={chosen?.value}
                onChoose={box.choose}
              />
            ) : (
              <p aria-hidden="true" className="px-3 py-2.5 text-md text-muted">
                {nothing}
              </p>
            )}
          </div>
        ) : null}
      </div>
      <output className="sr-only">{box.open && typed ? (listed && !loading ? found : nothing) : null}</output>
      {name ? <input type="hidden" name={name} value={chosen?.value ?? ""} /> : null}
    </Field>
  );
}

/** A press in the list must not take the focus from the field. */
function keepFocus(event: PointerEvent) {
  event.preventDefault();
}

const contentClass = [
  "absolute inset-x-0 top-full z-overlay mt-1 max-h-72 overflow-y-auto overscroll-contain p-1",
  "rounded-[min(var(--radius-card),1rem)] border-thin border-default bg-raised text-default shadow-overlay",
].join(" ");
