import { Upload } from "lucide-react";
import { type ComponentProps, type DragEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { FieldError, FieldHint, type FieldProps, RequiredMark, useFieldControl } from "../../internal/field/field.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { accepts } from "./accepts.ts";
import { messages } from "./file-drop.messages.ts";

export type FileDropProps = FieldProps &
  Omit<ComponentProps<"input">, "type" | "size" | "value" | "defaultValue" | "children"> & {
    /** Files chosen or dropped, and those dropped that `accept` or a single place refuses. */
    onFiles?: (files: File[], refused: File[]) => void;
    /** The drawing in the middle. @default an arrow */
    icon?: ReactNode;
    /** What its button says: without script it sends the form with what was chosen, else it opens the dialog. @default none */
    submit?: string;
  };

/**
 * Takes files by the system's dialog or by dropping them. `className` lays out the whole field; all else goes to the
 * `<input>`.
 *
 * Use it for files of any kind; a profile's photo, with crop and progress, is a `PhotoUploader`.
 */
export function FileDrop({
  label,
  labelHidden,
  hint,
  error,
  onFiles,
  icon = <Upload />,
  submit,
  onChange,
  className,
  ref,
  ...input
}: FileDropProps) {
  const { formatMessage } = useIntl();
  const inputRef = useRef<HTMLInputElement>(null);
  const control = useFieldControl({ hint, error, ...input });
  const [over, setOver] = useState(false);

  function take(list: FileList) {
    const files = [...list];
    const fitting = files.filter((file) => accepts(input.accept, file));
    const taken = input.multiple ? fitting : fitting.slice(0, 1);
    onFiles?.(
      taken,
      files.filter((file) => !taken.includes(file)),
    );
  }

  /** What was chosen before the script came is sent as it is. */
  function openDialog(event: MouseEvent) {
    if (inputRef.current?.files?.length) return;
    event.preventDefault();
    inputRef.current?.click();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!input.disabled && event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
  }

  return (
    <div data-slot="file-drop" className={cn("k:min-w-0", className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra: the keys have the input */}
      <label
        data-state={over ? "over" : "idle"}
        className={areaClass}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
      >
        <input
          data-slot="file-drop-control"
          {...input}
          {...control}
          type="file"
          ref={useComposedRefs(inputRef, ref)}
          className={cn("k:sr-only", submit && "k:noscript:not-sr-only k:noscript:max-w-full")}
          onChange={(event) => {
            onChange?.(event);
            if (event.currentTarget.files?.length) take(event.currentTarget.files);
            // The same file can be chosen again after it has failed.
            event.currentTarget.value = "";
          }}
        />
        <span
          aria-hidden="true"
          className="k:grid k:size-12 k:place-items-center k:rounded-full k:bg-soft-accent k:text-on-soft-accent k:icon:size-6"
        >
          {icon}
        </span>
        <span
          data-slot="field-label"
          className={labelHidden || submit ? "k:sr-only" : "k:text-md k:font-strong k:text-default"}
        >
          {label}
          {input.required ? <RequiredMark /> : null}
        </span>
        <span className="k:text-sm k:text-muted">
          {over ? formatMessage(messages.drop) : formatMessage(input.multiple ? messages.chooseMany : messages.choose)}
        </span>
      </label>
      {submit && (
        <Button type="submit" variant="outline" block className="k:mt-4" disabled={input.disabled} onClick={openDialog}>
          {submit}
        </Button>
      )}
      <FieldHint id={control.id} className="k:mt-1.5">
        {hint}
      </FieldHint>
      <FieldError id={control.id}>{error}</FieldError>
    </div>
  );
}

const areaClass = [
  "k:relative k:flex k:min-h-40 k:cursor-pointer k:flex-col k:items-center k:justify-center k:gap-2 k:rounded-card k:border-strong k:border-dashed k:border-control k:bg-surface k:p-5 k:text-center",
  "k:transition-colors k:hover:border-accent k:data-[state=over]:border-accent k:data-[state=over]:bg-soft-accent",
  "k:has-focus-visible:outline-2 k:has-focus-visible:outline-offset-2 k:has-focus-visible:outline-focus",
  "k:has-aria-invalid:border-critical k:has-disabled:cursor-not-allowed k:has-disabled:border-default k:has-disabled:bg-sunken",
].join(" ");
