import { ChevronDown, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { Field, type FieldProps, labelId, useFieldControl } from "../../internal/field/field.tsx";
import { lineLength } from "../../internal/field/use-bounded-text.ts";
import { type ControlSize, controlVariants } from "../../internal/field/field.variants.ts";
import { useFormReset } from "../../internal/use-form-reset.ts";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { Spinner } from "../../primitives/spinner/spinner.tsx";
import { ComboboxContent, ComboboxList, type ComboboxOption, keepFocus, optionId } from "./combobox-list.tsx";
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
    /** The chosen one, when the caller decides. */
    value?: ComboboxOption | null;
    /** What is chosen at first, and again when its form is reset. @default null */
    defaultValue?: ComboboxOption | null;
    /** The chosen one, or null when the text was cleared. */
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
    /** How high it is. @default "md" */
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
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  /** What is typed and not chosen yet. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen?.label ?? "";

  useFormReset(box, () => {
    setTyped(undefined);
    if (value === undefined && own !== defaultValue) choose(defaultValue);
  });

  const list = useCombobox({ options, onChoose: choose, onEscape: undo });
  const listed = list.open && options.length > 0;
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

  /** Escape with the list shut takes back what was typed; with nothing to take back it is the dialog's around it. */
  function undo() {
    if (typed === undefined || typed === (chosen?.label ?? "")) return false;
    type(chosen?.label ?? "");
    setTyped(undefined);
    return true;
  }

  function leave() {
    const same = (option: ComboboxOption) => option.label.toLowerCase() === text.trim().toLowerCase();
    const named = typed ? options.find(same) : undefined;
    if (named) choose(named);
    setTyped(undefined);
    list.close();
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
      <div ref={box} className="k:relative">
        <input
          data-slot="combobox-control"
          maxLength={lineLength}
          {...input}
          {...control}
          ref={useComposedRefs(field, ref)}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={listed && list.active >= 0 ? optionId(listId, list.active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            type(event.currentTarget.value);
            list.show();
            onChange?.(event);
          }}
          onClick={list.show}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) list.onKeyDown(event);
          }}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
          className={cn(controlVariants({ size }), "k:pe-12")}
        />
        <span className="k:absolute k:inset-y-0 k:end-0 k:flex k:w-12 k:items-center k:justify-center k:text-muted">
          {loading ? (
            <Spinner size="sm" />
          ) : text && !input.disabled ? (
            <IconButton
              label={formatMessage(messages.clear)}
              onMouseDown={keepFocus}
              onClick={() => {
                type("");
                field.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : (
            <ChevronDown aria-hidden="true" className="k:pointer-events-none k:size-5" />
          )}
        </span>
        {list.open && (listed || typed) ? (
          <ComboboxContent anchor={box} onDismiss={list.close}>
            {listed ? (
              <ComboboxList
                id={listId}
                labelledBy={labelId(control.id)}
                options={options}
                active={list.active}
                chosen={chosen?.value}
                onChoose={list.choose}
              />
            ) : (
              <p aria-hidden="true" className="k:px-3 k:py-2.5 k:text-md k:text-muted">
                {nothing}
              </p>
            )}
          </ComboboxContent>
        ) : null}
      </div>
      <output className="k:sr-only">{list.open && typed ? (listed && !loading ? found : nothing) : null}</output>
      {name ? (
        <input type="hidden" name={name} form={input.form} disabled={input.disabled} value={chosen?.value ?? ""} />
      ) : null}
    </Field>
  );
}
