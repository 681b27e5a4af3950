import { useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { icebreakersName } from "../../shared/people/card.ts";
import { icebreakerMessages } from "./icebreakers.messages.ts";

/** The parameter of an address that says which line stands in the composer. */
export const lineName = "line";

/**
 * First lines in the reader's language. With script they are chosen in a modal; without it they stand in the page that
 * the button leads to, and each leads to the page with it in the composer.
 */
export function useIcebreakers() {
  const intl = useIntl();
  const query = new URLSearchParams(useLocation().search);
  const [open, setOpen] = useState(false);
  const lines = Object.entries(icebreakerMessages).map(([id, message]) => ({ id, text: intl.formatMessage(message) }));
  return {
    lines,
    open,
    setOpen,
    /** Whether the address asks for them. */
    listed: query.has(icebreakersName),
    /** The one that the address names. */
    line: lines.find(({ id }) => id === query.get(lineName))?.text,
    isOne: (text: string): boolean => lines.some((line) => line.text === text),
  };
}

export type Icebreakers = ReturnType<typeof useIcebreakers>;
