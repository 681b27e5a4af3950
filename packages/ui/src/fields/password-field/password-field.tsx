import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { controlGlyphs } from "../../internal/control-glyphs.ts";
import { Glyph } from "../../internal/glyph.tsx";
import { useFormReset } from "../../internal/use-form-reset.ts";
import type { FieldProps, ValueProps } from "../../internal/field/field.tsx";
import { type InputProps, TextField, type TextLookProps } from "../text-field/text-field.tsx";
import { messages } from "./password-field.messages.ts";
import { passwordStrength, type Strength } from "./strength.ts";

export type PasswordFieldProps = FieldProps &
  TextLookProps &
  ValueProps & {
    /** Which password a manager should offer: the one in use, or a fresh one. */
    autoComplete: "current-password" | "new-password";
    /**
     * Says how strong the password is, below it.
     * @default false
     */
    meter?: boolean;
    /** What a guesser tries first, for the meter: the person's name and e-mail address, the site's name. */
    ownWords?: readonly string[];
  } & Omit<InputProps, "type" | "autoComplete">;

/**
 * A password that can be looked at, and never is when its form is sent.
 *
 * Use it with `meter` where a password is chosen, without where it is only entered.
 */
export function PasswordField({ meter, ownWords, ref, onInput, ...field }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(field.defaultValue ?? "");

  useLayoutEffect(() => {
    // A form library or a password manager may have filled the field before we could hear of it.
    if (input.current) setTyped(input.current.value);
  }, []);

  useFormReset(input, () => setTyped(field.defaultValue ?? ""));

  useEffect(() => {
    const form = input.current?.form;
    if (!shown || !form) return;
    const hide = () => setShown(false);
    form.addEventListener("submit", hide);
    return () => form.removeEventListener("submit", hide);
  }, [shown]);

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? "text" : "password"}
      ref={useComposedRefs(input, ref)}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
      end={
        <button
          type="button"
          data-slot="password-field-toggle"
          aria-label={formatMessage(shown ? messages.hide : messages.show)}
          disabled={field.disabled}
          className={toggleClass}
          onClick={() => setShown(!shown)}
        >
          <Glyph markup={shown ? controlGlyphs.hide : controlGlyphs.show} className="k:size-5" />
        </button>
      }
      below={meter ? <StrengthMeter strength={passwordStrength(field.value ?? typed, ownWords)} /> : null}
    />
  );
}

const toggleClass =
  "k:flex k:size-11 k:items-center k:justify-center k:rounded-control k:text-muted k:hover:text-default k:disabled:cursor-not-allowed";

const steps = [1, 2, 3, 4] as const;

const fillClass = {
  1: "k:bg-fill-critical",
  2: "k:bg-fill-caution",
  3: "k:bg-fill-positive",
  4: "k:bg-fill-positive",
};

const wordOf = { 0: messages.empty, 1: messages.weak, 2: messages.fair, 3: messages.good, 4: messages.strong };

function StrengthMeter({ strength }: { strength: Strength }) {
  const { formatMessage } = useIntl();
  const level = strength === 0 ? undefined : strength;
  return (
    <div data-slot="password-field-meter" data-strength={strength} className="k:mt-2">
      <div aria-hidden="true" className="k:grid k:grid-cols-4 k:gap-1">
        {steps.map((step) => (
          <span
            key={step}
            className={cn(stepClass, level && step <= level ? fillClass[level] : "k:bg-fill-neutral/15")}
          />
        ))}
      </div>
      <output className="k:mt-1 k:block k:text-sm k:text-muted">{formatMessage(wordOf[strength])}</output>
    </div>
  );
}

const stepClass = "k:h-1 k:rounded-full k:transition-colors k:duration-normal k:forced-colors:border-thin";
