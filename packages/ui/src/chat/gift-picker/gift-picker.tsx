import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/alert/alert.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { HiddenFields } from "../../internal/hidden-fields.tsx";
import { messages } from "./gift-picker.messages.ts";

export { GiftPickerSkeleton } from "./gift-picker-skeleton.tsx";

export interface Gift {
  id: string;
  name: string;
  /** A drawing or an `<img alt="">`, about 64 pixels wide. */
  picture: ReactNode;
  credits: number;
}

export interface GiftPickerProps extends Omit<ComponentProps<"form">, "children" | "onSubmit" | "defaultValue"> {
  /** Who gets it. */
  name: string;
  /** What can be given, in the order of its price. */
  gifts: readonly Gift[];
  /** The id of the chosen gift, when the caller decides. */
  value?: string;
  /** The id of the gift that is chosen at first. */
  defaultValue?: string;
  /** The id of the gift that was chosen. */
  onValueChange?: (id: string) => void;
  /** How many credits the sender has; a gift that costs more leads to the bundles instead. */
  credits: number;
  /** Where credits are bought. */
  href: string;
  /** Gives the chosen one. */
  onSend: (id: string) => void;
  /** What goes along where the browser itself sends the form, with the chosen one as `gift`. */
  carry?: Readonly<Record<string, string>>;
  /** The id of the first choice. */
  fieldId?: string;
  /** It is being sent. @default false */
  loading?: boolean;
  /** What went wrong, and what now. */
  error?: ReactNode;
}

/**
 * Gifts with what they cost; the button says what it will take. For a dialog or a sheet.
 *
 * Use it behind the composer's gift button.
 */
export function GiftPicker({
  name,
  gifts,
  value,
  defaultValue,
  onValueChange,
  credits,
  href,
  onSend,
  carry,
  fieldId,
  loading = false,
  error,
  className,
  ...props
}: GiftPickerProps) {
  const intl = useIntl();
  const first = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  // Until the script has come another one may be chosen than is known here: no price is named then but its own.
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const chosen = gifts.find(({ id }) => id === (value ?? own));
  const short = awake && chosen !== undefined && chosen.credits > credits;

  function send(event: FormEvent) {
    event.preventDefault();
    if (!chosen) first.current?.focus();
    else if (!short && !loading) onSend(chosen.id);
  }

  if (gifts.length === 0) return <p className={cn("k:text-muted", className)}>{intl.formatMessage(messages.empty)}</p>;

  return (
    <form
      method="post"
      data-slot="gift-picker"
      className={cn("k:flex k:flex-col k:gap-4", className)}
      onSubmit={send}
      {...props}
    >
      <HiddenFields fields={carry} />
      <fieldset disabled={loading}>
        <legend className="k:mb-3 k:font-strong">{intl.formatMessage(messages.title, { name })}</legend>
        <div className="k:grid k:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] k:gap-2">
          {gifts.map((gift, index) => (
            <label key={gift.id} data-state={gift.id === chosen?.id ? "checked" : "unchecked"} className={tile}>
              <input
                ref={index === 0 ? first : undefined}
                id={index === 0 ? fieldId : undefined}
                type="radio"
                name="gift"
                value={gift.id}
                checked={gift.id === chosen?.id}
                className="k:absolute k:inset-0 k:size-full k:cursor-pointer k:opacity-0"
                onChange={() => {
                  setOwn(gift.id);
                  onValueChange?.(gift.id);
                }}
              />
              <span
                aria-hidden="true"
                className="k:grid k:size-16 k:place-items-center k:text-3xl k:[&>img]:size-full k:[&>img]:object-contain k:icon:size-10"
              >
                {gift.picture}
              </span>
              <span className="k:max-w-full k:text-sm k:font-strong k:wrap-anywhere">{gift.name}</span>
              <span className="k:text-sm k:tabular-nums">
                {intl.formatMessage(messages.cost, { credits: gift.credits })}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {short && (
        <Alert tone="caution" live>
          {intl.formatMessage(messages.short, { credits })}
        </Alert>
      )}
      {error && (
        <Alert tone="critical" live>
          {error}
        </Alert>
      )}
      {short ? (
        <Button href={href} size="lg" block>
          {intl.formatMessage(messages.buy)}
        </Button>
      ) : (
        <Button type="submit" size="lg" block loading={loading}>
          {chosen && awake
            ? intl.formatMessage(messages.send, { credits: chosen.credits })
            : intl.formatMessage(messages.choose)}
        </Button>
      )}
    </form>
  );
}

const tile =
  "k:relative k:flex k:flex-col k:items-center k:gap-0.5 k:rounded-control k:border-thin k:border-control k:bg-surface k:px-1 k:py-3 k:text-center " +
  "k:data-[state=checked]:border-accent k:data-[state=checked]:bg-soft-accent k:data-[state=checked]:text-on-soft-accent " +
  "k:data-[state=checked]:outline-2 k:data-[state=checked]:-outline-offset-2 k:data-[state=checked]:outline-(--k-border-accent) " +
  "k:has-focus-visible:outline-3 k:has-focus-visible:outline-offset-2 k:has-focus-visible:outline-focus";
