import { CreditCard, Plus, Trash2 } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { useIntl } from "react-intl";
import { AlertDialog } from "../../overlays/alert-dialog/alert-dialog.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { useCallersValue, writeChoice } from "../../internal/field/use-callers-value.ts";
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
  const chosen = value ?? own;
  const { control: root, hear } = useCallersValue<HTMLFieldSetElement, string>(chosen, writeChoice(group));
  const composedRef = useComposedRefs(root, ref);
  useFormReset(root, () => setOwn(defaultValue));
  const [asked, setAsked] = useState<StoredCard>();

  function choose(id: string) {
    hear();
    setOwn(id);
    onValueChange?.(id);
  }

  const radio = (id: string, disabled = false) => (
    <input
      type="radio"
      name={group}
      value={id}
      defaultChecked={chosen === id}
      disabled={disabled}
      className="k:size-5 k:shrink-0 k:accent-(--k-bg-fill-accent)"
      onChange={() => choose(id)}
    />
  );

  return (
    <fieldset data-slot="stored-cards" className={cn("k:flex k:flex-col", className)} {...props} ref={composedRef}>
      <legend className="k:mb-1 k:font-strong">{intl.formatMessage(messages.title)}</legend>
      {cards.map((card) => (
        <div key={card.id} className="k:flex k:items-center k:border-b-thin k:border-default">
          <label className={row}>
            {radio(card.id, card.expired)}
            <CreditCard aria-hidden className="k:size-6 k:shrink-0 k:text-muted" />
            <span className="k:min-w-0">
              <span className="k:block k:font-medium">{intl.formatMessage(messages.card, card)}</span>
              <span
                className={cn("k:block k:text-sm k:tabular-nums", card.expired ? "k:text-critical" : "k:text-muted")}
              >
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
        <Button variant="soft" className="k:mt-3 k:self-start" onClick={onAdd}>
          <Plus aria-hidden />
          {intl.formatMessage(messages.add)}
        </Button>
      ) : (
        <label className={row}>
          {radio("new")}
          <Plus aria-hidden className="k:size-6 k:shrink-0 k:text-muted" />
          <span className="k:font-medium">{intl.formatMessage(messages.another)}</span>
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

const row = "k:flex k:min-h-14 k:grow k:items-center k:gap-3 k:py-2";
