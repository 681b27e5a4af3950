import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { overwrite } from "../set-value.ts";
import { messages } from "./field.messages.ts";

/**
 * How much a field holds at most, in UTF-16 units. Far more than is right, for what is a little too long is kept and refused in words;
 * but no paste of a whole book, at which a browser stands still for minutes.
 */
export const lineLength = 2_000;
export const textLength = 20_000;
/** The same for a text of so many characters, as a person counts them; the flag of Scotland has fourteen units. */
export const lengthOf = (characters: number) => characters * 15;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A browser cuts a text between two characters, of which the last may have been of so many units. */
const longestCharacter = 16;

/** Keeps a field's text within `most`, however it comes there, and says so where it has filled the field. */
export function useBoundedText(most: number) {
  const { formatMessage } = useIntl();
  const [full, setFull] = useState(false);
  return {
    /** For the control. */
    bounds: {
      // What is typed and pasted the browser itself cuts, before it lays it out.
      maxLength: most,
      // What a script or an extension has put there, before anybody hears of it.
      onInputCapture: ({ currentTarget: field }: FormEvent<Control>) => {
        if (field.value.length > most) overwrite(field, field.value.slice(0, most).replace(/[\ud800-\udbff]$/, ""));
        setFull(field.value.length > most - Math.min(longestCharacter, most / 100));
      },
    },
    /** What to say where no more fits. */
    note: full ? formatMessage(messages.cut) : undefined,
  };
}
