import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { setValue } from "../../internal/set-value.ts";
import type { FieldProps, ValueProps } from "../../internal/field/field.tsx";
import { type InputProps, TextField, type TextLookProps } from "../text-field/text-field.tsx";
import { messages } from "./email-field.messages.ts";

export type EmailFieldProps = FieldProps &
  TextLookProps &
  ValueProps & {
    /** A likelier spelling of what was typed. Shown once the field has been left, never while typing. */
    suggestion?: string;
    /** After the suggestion has been put into the field. */
    onSuggestionAccept?: (email: string) => void;
    /** An icon button inside, after the text. */
    end?: ReactNode;
  } & Omit<InputProps, "type">;

/**
 * An e-mail address, with a suggestion where the domain looks mistyped.
 *
 * Use it wherever an address is typed, so that a mistyped domain is noticed before the mail is lost.
 */
export function EmailField({ suggestion, onSuggestionAccept, ref, onBlur, onInput, ...field }: EmailFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);

  function accept(email: string) {
    if (!input.current) return;
    setValue(input.current, email);
    input.current.focus();
    onSuggestionAccept?.(email);
  }

  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...field}
      type="email"
      ref={useComposedRefs(input, ref)}
      onInput={(event) => {
        setLeft(false);
        onInput?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      below={
        <output data-slot="email-field-suggestion" className="k:block k:text-sm k:text-default">
          {left && suggestion ? (
            <span className="k:mt-1.5 k:block">
              {formatMessage(messages.suggestion, {
                email: (
                  <button type="button" className={suggestionClass} onClick={() => accept(suggestion)}>
                    {suggestion}
                  </button>
                ),
              })}
            </span>
          ) : null}
        </output>
      }
    />
  );
}

const suggestionClass =
  "k:min-h-6 k:text-start k:font-strong k:break-all k:text-accent k:underline k:underline-offset-2";
