import { TicketPercent, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { lineLength } from "../../internal/field/use-bounded-text.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { isComposing } from "../../internal/composing.ts";
import { Field, useFieldControl } from "../../internal/field/field.tsx";
import { focusArrived } from "../../internal/focus-arrived.ts";
import { controlVariants } from "../../internal/field/field.variants.ts";
import { messages } from "./discount-code-field.messages.ts";

export type DiscountCodeFieldProps = Omit<ComponentProps<"div">, "children" | "defaultValue"> & {
  /** What it asks for. @default "Discount code" */
  label?: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  labelHidden?: boolean;
  /** Help, read out with the field. */
  hint?: ReactNode;
  /** What is wrong with the code, in words. */
  error?: ReactNode;
  /** The code that is in force. */
  applied?: string;
  /** What it does, such as "25 % off your first purchase". */
  description?: ReactNode;
  /** What is typed, when the caller decides. */
  value?: string;
  /** What is typed, after each change. */
  onValueChange?: (value: string) => void;
  /** What the field starts with, such as a code from the address. */
  defaultValue?: string;
  /** With the code in capitals, without spaces around it. */
  onApply: (code: string) => void;
  /** Without it an applied code stays. */
  onRemove?: () => void;
  /**
   * The code is being looked up.
   * @default false
   */
  loading?: boolean;
  /** Nothing can be entered or taken out. @default false */
  disabled?: boolean;
};

/**
 * Takes a discount code, or shows the one in force. It is not a form itself, so that it can stand in one.
 *
 * Use it where a total is shown, so that the new price is seen beside the old one.
 */
export function DiscountCodeField({
  label,
  labelHidden,
  hint,
  error,
  applied,
  description,
  value,
  defaultValue,
  onValueChange,
  onApply,
  onRemove,
  loading,
  disabled,
  ref,
  className,
  ...props
}: DiscountCodeFieldProps) {
  const { formatMessage } = useIntl();
  const control = useFieldControl({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  /** The member has pressed one of the buttons: what comes in its place takes the focus. */
  const [used, setUsed] = useState(false);
  const appliedRef = useComposedRefs(used ? focusArrived : undefined, ref);

  useEffect(() => {
    if (used && applied === undefined) focusArrived(input.current);
  }, [used, applied]);

  function apply() {
    const code = input.current?.value.trim().toUpperCase();
    if (!code || loading) return;
    setUsed(true);
    onApply(code);
  }

  if (applied !== undefined) {
    return (
      <div
        tabIndex={-1}
        data-slot="discount-code-field"
        {...props}
        ref={appliedRef}
        data-state="applied"
        className={cn(appliedClass, className)}
      >
        <TicketPercent aria-hidden="true" className="k:size-6 k:shrink-0" />
        <div className="k:min-w-0 k:grow">
          <span className="k:block k:text-md k:font-strong k:wrap-anywhere">{applied}</span>
          <span className="k:block k:text-sm">{description}</span>
        </div>
        {onRemove ? (
          <IconButton
            label={formatMessage(messages.remove)}
            tone="positive"
            disabled={disabled}
            onClick={() => {
              setUsed(true);
              onRemove();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    );
  }

  return (
    <Field
      slot="discount-code-field"
      box={{ ...props, ref }}
      id={control.id}
      label={label ?? formatMessage(messages.label)}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
    >
      <div className="k:flex k:gap-2">
        <input
          data-slot="discount-code-field-control"
          {...control}
          ref={input}
          type="text"
          maxLength={lineLength}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          disabled={disabled}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            // The form around it is the payment's.
            event.preventDefault();
            apply();
          }}
          className={cn(controlVariants(), "k:uppercase k:placeholder:normal-case")}
        />
        <Button variant="outline" tone="neutral" loading={loading} disabled={disabled} onClick={apply}>
          {formatMessage(messages.apply)}
        </Button>
      </div>
    </Field>
  );
}

const appliedClass =
  "k:flex k:items-center k:gap-3 k:rounded-card k:bg-soft-positive k:py-2.5 k:ps-4 k:pe-2.5 k:text-on-soft-positive";
