import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn.ts";
import { controlGlyphs } from "../control-glyphs.ts";
import { Glyph } from "../glyph.tsx";

export type FieldProps = {
  /** What the field asks for. */
  label: ReactNode;
  /**
   * Keeps the label for screen readers only; for fields whose place says what they are.
   * @default false
   */
  labelHidden?: boolean;
  /** Help, read out with the field. */
  hint?: ReactNode;
  /** What is wrong, in words. Marks the control invalid and is read out with it. */
  error?: ReactNode;
};

/** The text of a field, kept by the caller or by the field itself. */
export type ValueProps = {
  /** The text, when the caller decides. */
  value?: string | undefined;
  /** The text that it starts with, and goes back to when its form is reset. */
  defaultValue?: string | undefined;
  /** The new text, after each change. */
  onValueChange?: ((value: string) => void) | undefined;
};

/** On or off, kept by the caller or by the field itself. */
export type CheckedProps = {
  /** Whether it is on, when the caller decides. */
  checked?: boolean | undefined;
  /** Whether it is on at first, and again when its form is reset. @default false */
  defaultChecked?: boolean | undefined;
  /** Whether it is on now, after each change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

type Wired = {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  note?: ReactNode;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
};

/** The attributes that tie a control to its label, hint and error. */
export function useFieldControl(props: Wired) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = [
    props.hint ? hintId(id) : undefined,
    props.error || props.note ? errorId(id) : undefined,
    props["aria-describedby"],
  ]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": props.error ? true : props["aria-invalid"],
  };
}

type FrameProps = FieldProps & {
  id: string;
  /** What happened to the text, where nothing is wrong with it. */
  note?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
  slot?: string;
  children: ReactNode;
};

type BoxProps = FrameProps & {
  /** For the box around the control, where that is what a caller's attributes are for. */
  box?: ComponentProps<"div">;
};

/** One control with its label above, its hint under the label and its error below. */
export function Field({ id, required, className, slot = "field", box, children, ...words }: BoxProps) {
  return (
    <div data-slot={slot} {...box} className={cn("k:min-w-0", className)}>
      <label htmlFor={id} data-slot="field-label" className={words.labelHidden ? "k:sr-only" : labelClass}>
        {words.label}
        {required ? <RequiredMark /> : null}
      </label>
      <FieldHint id={id}>{words.hint}</FieldHint>
      {children}
      <FieldError id={id} note={words.note}>
        {words.error}
      </FieldError>
    </div>
  );
}

type GroupProps = FrameProps &
  Omit<ComponentProps<"fieldset">, "role" | "id"> & {
    role?: "group" | "radiogroup";
    /** Stands at the end of the legend's line, such as the chosen numbers. */
    aside?: ReactNode;
  };

/** Several controls under one legend. */
export function FieldGroup({
  id,
  required,
  className,
  slot = "field",
  children,
  role,
  disabled,
  label,
  labelHidden,
  hint,
  error,
  aside,
  "aria-invalid": invalid,
  ...rest
}: GroupProps) {
  const radios = role === "radiogroup";
  return (
    <fieldset
      data-slot={slot}
      {...rest}
      id={id}
      role={role}
      disabled={disabled}
      aria-invalid={radios ? invalid : undefined}
      aria-required={radios && required ? true : undefined}
      className={cn("k:min-w-0", className)}
    >
      <legend data-slot="field-label" className={aside ? asideClass : labelHidden ? "k:sr-only" : labelClass}>
        <span className={aside && labelHidden ? "k:sr-only" : undefined}>
          {label}
          {required ? <RequiredMark /> : null}
        </span>
        {aside}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

const labelClass = "k:mb-1.5 k:block k:text-sm k:font-strong k:text-default";
const asideClass =
  "k:mb-1.5 k:flex k:w-full k:items-baseline k:justify-between k:gap-3 k:text-sm k:font-strong k:text-default";

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="k:ms-1 k:text-critical">
      *
    </span>
  );
}

type HintProps = { id: string; children: ReactNode; className?: string };

export function FieldHint({ id, children, className = "k:-mt-1 k:mb-2" }: HintProps) {
  if (!children) return null;
  return (
    <p id={hintId(id)} data-slot="field-hint" className={cn("k:text-sm k:text-muted", className)}>
      {children}
    </p>
  );
}

/** Mounted while empty: a live region that arrives with its text is not read out. */
export function FieldError({ id, note, children }: { id: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div id={errorId(id)} data-slot="field-error" aria-live="polite">
      {children ? (
        <p className="k:mt-1.5 k:flex k:gap-1.5 k:text-sm k:font-medium k:text-critical">
          <Glyph markup={controlGlyphs.problem} className="k:mt-[0.125em] k:size-[1.125em]" />
          <span className="k:min-w-0">{children}</span>
        </p>
      ) : null}
      {note ? <p className="k:mt-1.5 k:text-sm k:text-default">{note}</p> : null}
    </div>
  );
}

/** For a part that has to be named like its field, such as a list of suggestions. */
export function labelId(id: string) {
  return `${id}-label`;
}

function hintId(id: string) {
  return `${id}-hint`;
}

function errorId(id: string) {
  return `${id}-error`;
}
