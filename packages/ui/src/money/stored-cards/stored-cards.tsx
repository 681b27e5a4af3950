import { CreditCard, Plus, Trash2 } from "lucide-react";
import { type ComponentProps, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { AlertDialog } from "../../overlays/alert-dialog/alert-dialog.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useFormReset } from "../../internal/use-form-reset.ts";
import { messages } from "./stored-cards.messages.ts";

export interface StoredCard {
  id: string;
  /** "Visa". */
  brand: string;
  /** The last four digits. */
  last4: string;
  /** The month it is valid until, as "09/28". */
  expires: string;
  /** Shown, but not to be chosen. @default false */
  expired?: boolean;
}

export interface StoredCardsProps extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue"> {
  /** Those that are stored, the last used first. */
  cards: readonly StoredCard[];
  /** A card's id, or `new` for one that is not stored yet. */
  value?: string;
  /** What is chosen at first, and again when its form is reset. @default the first that is valid, else "new" */
  defaultValue?: string;
  /** A card's id, or `new`, after each choice. */
  onValueChange?: (id: string) => void;
  /** Adds the remove buttons; asked for before. The caller takes the card out of `cards`. */
  onRemove?: (id: string) => void;
  /** The card that is being removed. */
  removing?: string;
  /** Shows a button for adding a card instead of the choice of another one: for the settings. */
  onAdd?: () => void;
}

/**
 * The cards that a member has stored, to pay with or to remove.
 *
 * Use it beside the other ways to pay, and among the settings.
 */
export function StoredCards({
  cards,
  value,
  defaultValue = cards.find(({ expired }) => !expired)?.id ?? "new",
  onValueChange,
  onRemove,
  removing,
  onAdd,
  className,
  ref,
  ...props
}: StoredCardsProps) {
  const intl = useIntl();
  const group = useId();
  const [own, setOwn] = useState(defaultValue);
  const root = useRef<HTMLFieldSetElement>(null);
  const composedRef = useComposedRefs(root, ref);
  useFormReset(root, () => setOwn(defaultValue));
  const [asked, setAsked] = useState<StoredCard>();
  const chosen = value ?? own;

  function choose(id: string) {
    setOwn(id);
    onValueChange?.(id);
  }

  const radio = (id: string, disabled = false) => (
    <input
      type="radio"
      name={group}
      value={id}
      checked={chosen === id}
      disabled={disabled}
      className="size-5 shrink-0 accent-(--bg-fill-accent)"
      onChange={() => choose(id)}
    />
  );

  return (
    <fieldset data-slot="stored-cards" className={cn("flex flex-col", className)} {...props} ref={composedRef}>
      <legend className="mb-1 font-strong">{intl.formatMessage(messages.title)}</legend>
      {cards.map((card) => (
        <div key={card.id} className="flex items-center border-b-thin border-default">
          <label className={row}>
            {radio(card.id, card.expired)}
            <CreditCard aria-hidden className="size-6 shrink-0 text-muted" />
            <span className="min-w-0">
              <span className="block font-medium">{intl.formatMessage(messages.card, card)}</span>
              <span className={cn("block text-sm tabular-nums", card.expired ? "text-critical" : "text-muted")}>
                {intl.formatMessage(card.expired ? messages.expired : messages.expires, { date: card.expires })}
              </span>
            </span>
          </label>
          {onRemove && (
            <IconButton
              label={intl.formatMessage(messages.remove, card)}
              loading={removing === card.id}
              onClick={() => setAsked(card)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {onAdd ? (
        <Button variant="soft" className="mt-3 self-start" onClick={onAdd}>
          <Plus aria-hidden />
          {intl.formatMessage(messages.add)}
        </Button>
      ) : (
        <label className={row}>
          {radio("new")}
          <Plus aria-hidden className="size-6 shrink-0 text-muted" />
          <span className="font-medium">{intl.formatMessage(messages.another)}</span>
        </label>
      )}
      {asked && (
        <AlertDialog
          open
          onOpenChange={(open) => open || setAsked(undefined)}
          title={intl.formatMessage(messages.removeTitle, asked)}
          description={intl.formatMessage(messages.removeText)}
          confirmLabel={intl.formatMessage(messages.removeYes)}
          tone="critical"
          onConfirm={() => {
            setAsked(undefined);
            onRemove?.(asked.id);
          }}
        />
      )}
    </fieldset>
  );
}

const row = "flex min-h-14 grow items-center gap-3 py-2";
