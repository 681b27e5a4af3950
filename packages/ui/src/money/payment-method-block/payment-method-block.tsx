import { Banknote, CreditCard, Landmark, Wallet } from "lucide-react";
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/alert/alert.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { HiddenFields } from "../../internal/hidden-fields.tsx";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useCallersValue, writeChoice } from "../../internal/field/use-callers-value.ts";
import { useFormReset } from "../../internal/use-form-reset.ts";
import { formatMoney, type Money } from "../../internal/money.ts";
import { messages } from "./payment-method-block.messages.ts";

export interface PaymentMethod {
  /** `card`, `paypal` and `directdebit` have a name and an icon here; any other id is one of the provider's. */
  id: string;
  /** The provider's name for it, needed for those of the provider. */
  label?: string;
  /** What happens next, or what it costs in time: "You confirm it in your bank's app". */
  hint?: ReactNode;
  /** The provider's picture, 40 by 24. */
  logo?: ReactNode;
  /** What is filled in when it is chosen, such as the stored cards. */
  content?: ReactNode;
}

export interface PaymentMethodBlockProps extends Omit<ComponentProps<"form">, "children" | "onSubmit"> {
  /** Those that the provider offers in the country, in its order. */
  methods: readonly PaymentMethod[];
  /** The id of the chosen one, when the caller decides. */
  value?: string;
  /** The id of the one that is chosen at first. @default the first */
  defaultValue?: string;
  /** The id of the one that was chosen. */
  onValueChange?: (id: string) => void;
  /** What will be paid; stands on the button too. */
  total: Money;
  /** Pays by the chosen one. */
  onPay: (id: string) => void;
  /** The payment has been started. @default false */
  loading?: boolean;
  /** What went wrong, and what to do now. */
  error?: ReactNode;
  /** Name of the choice where the browser itself sends it. @default one of its own */
  name?: string;
  /** What goes along with it. */
  carry?: Readonly<Record<string, string>>;
}

/**
 * The ways to pay, one of them chosen, and the button that pays.
 *
 * Use it as the last step of buying, beside the total.
 */
export function PaymentMethodBlock({
  methods,
  value,
  defaultValue = methods[0]?.id,
  onValueChange,
  total,
  onPay,
  loading = false,
  error,
  name,
  carry,
  className,
  ref,
  ...props
}: PaymentMethodBlockProps) {
  const intl = useIntl();
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const group = name ?? id;
  const chosen = value ?? own;
  const { control: root, hear } = useCallersValue<HTMLFormElement, string>(chosen, writeChoice(group));
  const composedRef = useComposedRefs(root, ref);
  useFormReset(root, () => setOwn(defaultValue));
  const price = formatMoney(intl, total);

  function choose(next: string) {
    hear();
    setOwn(next);
    onValueChange?.(next);
  }

  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // What stands there counts, whether or not anybody was told of it.
    const standing = new FormData(event.currentTarget).get(group);
    if (typeof standing === "string" && !loading) onPay(standing);
  }

  if (methods.length === 0) return <p className="k:text-muted">{intl.formatMessage(messages.none)}</p>;

  return (
    <form
      method="post"
      data-slot="payment-method-block"
      className={cn("k:flex k:flex-col k:gap-4", className)}
      onSubmit={pay}
      {...props}
      ref={composedRef}
    >
      <HiddenFields fields={carry} />
      <fieldset disabled={loading} className="k:flex k:flex-col k:gap-2">
        <legend className="k:mb-2 k:font-strong">{intl.formatMessage(messages.title)}</legend>
        {methods.map((method) => (
          <Method key={method.id} {...method} group={group} checked={method.id === chosen} onChoose={choose} />
        ))}
      </fieldset>
      {error && (
        <Alert tone="critical" live>
          {error}
        </Alert>
      )}
      <p className="k:flex k:items-baseline k:justify-between k:border-t-thin k:border-default k:pt-4">
        <span>{intl.formatMessage(messages.total)}</span>
        <strong className="k:text-xl k:font-strong k:tabular-nums">{price}</strong>
      </p>
      <Button type="submit" size="lg" block loading={loading}>
        {intl.formatMessage(messages.pay, { price })}
      </Button>
    </form>
  );
}

interface MethodProps extends PaymentMethod {
  group: string;
  checked: boolean;
  onChoose: (id: string) => void;
}

function Method({ id, label, hint, logo, content, group, checked, onChoose }: MethodProps) {
  const intl = useIntl();
  const Icon = icons[id as KnownMethod] ?? Banknote;
  const hintId = `${group}-${id}-hint`;
  return (
    <div
      data-slot="payment-method"
      data-state={checked ? "checked" : "unchecked"}
      className="k:rounded-control k:border-thin k:border-control k:bg-surface k:has-[>label>:checked]:border-strong k:has-[>label>:checked]:border-accent"
    >
      <label className="k:flex k:min-h-control-lg k:items-center k:gap-3 k:px-4 k:py-2">
        <input
          type="radio"
          name={group}
          value={id}
          defaultChecked={checked}
          aria-describedby={hint ? hintId : undefined}
          className="k:size-5 k:shrink-0 k:accent-(--k-bg-fill-accent)"
          onChange={() => onChoose(id)}
        />
        <span className="k:min-w-0 k:grow">
          <span className="k:font-strong">
            {label ?? (id in icons ? intl.formatMessage(messages[id as KnownMethod]) : id)}
          </span>
          {hint && (
            <span id={hintId} className="k:block k:text-sm k:text-muted">
              {hint}
            </span>
          )}
        </span>
        {logo ?? <Icon aria-hidden className="k:size-6 k:shrink-0 k:text-muted" />}
      </label>
      {checked && content && <div className="k:border-t-thin k:border-default k:p-4">{content}</div>}
    </div>
  );
}

type KnownMethod = "card" | "paypal" | "directdebit";

const icons = { card: CreditCard, paypal: Wallet, directdebit: Landmark };
