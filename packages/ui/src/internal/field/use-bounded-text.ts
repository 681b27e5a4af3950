import { type ClipboardEvent, type DragEvent, type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { messages } from "./field.messages.ts";

/**
 * How much a field holds at most, in UTF-16 units. Far more than is right, for what is a little too long is kept and refused in words;
 * but no paste of a whole book, at which a browser stands still for minutes.
 */
export const lineLength = 2_000;
export const textLength = 20_000;
/** The same for a text of so many characters, as a person counts them. */
export const lengthOf = (characters: number) => characters * 8;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Keeps a field's text within `most`, however it comes there, and says when something was left out. */
export function useBoundedText(most: number) {
  const { formatMessage } = useIntl();
  const [cut, setCut] = useState<"no" | "coming" | "yes">("no");

  /** The browser cuts a paste at `maxLength` and tells nobody. */
  function foresee(field: Control, coming: string) {
    const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
    if (coming.length > most - field.value.length + replaced) setCut("coming");
  }

  return {
    /** For the control. */
    bounds: {
      maxLength: most,
      onPasteCapture: (event: ClipboardEvent<Control>) =>
        foresee(event.currentTarget, event.clipboardData.getData("text/plain")),
      onDropCapture: (event: DragEvent<Control>) =>
        foresee(event.currentTarget, event.dataTransfer.getData("text/plain")),
      // Before anybody hears of a text that a script or an extension has put there.
      onInputCapture: ({ currentTarget: field }: FormEvent<Control>) => {
        const over = field.value.length > most;
        if (over) overwrite(field, field.value.slice(0, most).replace(/[\ud800-\udbff]$/, ""));
        setCut((before) => (over || before === "coming" ? "yes" : "no"));
      },
    },
    /** What to say, where something was left out. */
    note: cut === "no" ? undefined : formatMessage(messages.cut),
  };
}

/** Past React, which knows what stood there before and tells of the change. */
function overwrite(field: Control, value: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, "value", value, field);
}
