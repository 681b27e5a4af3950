import { Button } from "@kindling/ui/button";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { messages } from "./own-profile.messages.ts";

interface SaveBarProps {
  /** The id of the form that it saves. */
  readonly form: string;
  /** How many fields stand otherwise than they are saved. */
  readonly unsaved: number;
  readonly saving: boolean;
  readonly onDiscard: () => void;
}

/**
 * The end of a form that is longer than the screen. While something is not saved it stays in sight, above the tab bar of a phone,
 * and says how much; it takes the same room either way, so that nothing moves.
 */
export function SaveBar({ form, unsaved, saving, onDiscard }: SaveBarProps) {
  const intl = useIntl();
  const save = useRef<HTMLButtonElement>(null);
  const stays = unsaved > 0;
  useEffect(() => {
    // What is being typed in stays in sight, where the bar has come to lie over it; the page's scroll padding knows how high it is.
    if (stays && document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [stays]);
  const discard = () => {
    onDiscard();
    save.current?.focus({ preventScroll: true });
  };
  const words = intl.formatMessage(messages.unsaved, { count: Math.max(unsaved, 1) });
  return (
    <div data-slot="save-bar" data-state={stays ? "unsaved" : "saved"} className={`${bar} ${stays ? above : atEnd}`}>
      <output className="k:sr-only">{stays && words}</output>
      <p aria-hidden className={stays ? said : `${said} k:invisible`}>
        {words}
      </p>
      <Button variant="ghost" tone="neutral" onClick={discard} className={stays ? undefined : "k:invisible"}>
        {intl.formatMessage(messages.discard)}
      </Button>
      <Button ref={save} type="submit" form={form} loading={saving}>
        {intl.formatMessage(messages.save)}
      </Button>
    </div>
  );
}

const said = "k:min-w-24 k:flex-1 k:text-sm k:font-medium";

const bar =
  "k:bottom-[calc(--spacing(18)+env(safe-area-inset-bottom))] k:z-nav k:flex k:flex-wrap k:items-center k:justify-end k:gap-2 " +
  "k:rounded-card k:border-thin k:p-3 k:md:bottom-3";
const above = "k:sticky k:border-default k:bg-raised k:shadow-overlay";
/** Who has come to it by the keyboard keeps it. */
const atEnd = "k:border-transparent k:has-focus-visible:sticky";
