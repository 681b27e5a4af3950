import { SendHorizontal } from "lucide-react";
import {
  type ComponentProps,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { lengthOf, textLength, useBoundedText } from "../../internal/field/use-bounded-text.ts";
import { useCallersValue } from "../../internal/field/use-callers-value.ts";
import { HiddenFields } from "../../internal/hidden-fields.tsx";
import { isolate } from "../../internal/isolate.ts";
import { CharactersLeft, charactersLeft } from "./characters-left.tsx";
import { messages } from "./composer.messages.ts";
import { sends } from "./enter.ts";
import { PhotoButton } from "./photo-button.tsx";
import { pastedPictures, picturesOf } from "./pictures.ts";
import { type Upload, UploadTray } from "./upload-tray.tsx";

export type FormProps = Omit<ComponentProps<"form">, "children" | "onSubmit" | "defaultValue">;

/** What the open field needs. */
export type WritingProps = {
  /** The other's name. */
  name: string;
  /** Takes the text, without blanks around it; empty when there are only uploads. The draft is then cleared, unless it returns `false`. */
  onSend: (text: string) => boolean | void;
  /** What sending costs, in credits; said on the button. */
  cost?: number;
  /** Characters allowed, as a person counts them. A longer text is kept, but not sent. */
  limit?: number;
  /** Takes chosen, pasted and dropped pictures; without it there is no photo button. */
  onFiles?: (files: File[]) => void;
  /** Photos that go with the next message, are on their way, or have failed. */
  uploads?: readonly Upload[];
  /** Takes a photo out of the tray, sent or not. */
  onCancelUpload?: (id: string) => void;
  /** Sends a photo again that has failed. */
  onRetryUpload?: (id: string) => void;
  /** Why it cannot be sent as it stands, with the way on; over the buttons. */
  notice?: ReactNode;
  /** More buttons beside the photo's: gift, first lines. */
  actions?: ReactNode;
  /**
   * Nothing can be typed now; what is there stays.
   * @default false
   */
  disabled?: boolean;
  /** The id of the text field, or of what stands instead of it. */
  fieldId?: string;
  /** Whoever opens it comes to write: the field has the focus first. @default false */
  initialFocus?: boolean;
  /** What goes along where the browser itself sends the text, as `text`. */
  carry?: Readonly<Record<string, string>>;
};

export type OpenComposerProps = FormProps & WritingProps & { draft: string; setDraft: (draft: string) => void };

/** The field with its buttons. */
export function OpenComposer({
  name,
  draft,
  setDraft,
  onSend,
  cost = 0,
  limit,
  onFiles,
  uploads = [],
  onCancelUpload,
  onRetryUpload,
  notice,
  actions,
  disabled = false,
  carry,
  fieldId,
  initialFocus = false,
  ...props
}: OpenComposerProps) {
  const intl = useIntl();
  const counterId = useId();
  const { control: area, hear } = useCallersValue<HTMLTextAreaElement>(draft);
  const composing = useRef(false);
  const [dragging, setDragging] = useState(false);
  const left = charactersLeft(draft, limit);
  const { bounds, note } = useBoundedText(limit === undefined ? textLength : lengthOf(limit));
  const mayGo = (text: string) =>
    (text.trim() !== "" || uploads.some(({ progress, error }) => progress === undefined && !error)) &&
    charactersLeft(text, limit) >= 0;
  const ready = mayGo(draft);

  useLayoutEffect(() => grow(area.current));

  function submit() {
    const field = area.current;
    if (!field || disabled) return;
    // A button can be pressed in the middle of a word: without the focus the composition ends and the text is whole.
    if (composing.current) field.blur();
    field.focus();
    const text = field.value.trim();
    // What was put there without a word counts as well.
    if (!mayGo(field.value)) return setDraft(field.value);
    if (onSend(text) === false) return;
    setDraft("");
    hear();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!sends(event.nativeEvent, matchMedia("(pointer: coarse)").matches)) return;
    event.preventDefault();
    submit();
  }

  function take(pictures: File[], event: { preventDefault: () => void }) {
    if (!onFiles || pictures.length === 0) return;
    event.preventDefault();
    onFiles(pictures);
  }

  const drag = onFiles && {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
    },
    onDrop(event: DragEvent) {
      setDragging(false);
      take(picturesOf(event.dataTransfer), event);
    },
  };

  return (
    <form
      method="post"
      data-slot="composer"
      data-state={dragging ? "dragging" : "open"}
      {...props}
      {...drag}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <HiddenFields fields={carry} />
      <div className={boxClass}>
        {dragging && <div className={dropClass}>{intl.formatMessage(messages.dropHere)}</div>}
        {uploads.length > 0 && <UploadTray uploads={uploads} onCancel={onCancelUpload} onRetry={onRetryUpload} />}
        <textarea
          {...bounds}
          ref={area}
          id={fieldId}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where somebody has asked to write
          autoFocus={initialFocus}
          name="text"
          data-slot="composer-field"
          aria-label={intl.formatMessage(messages.label, { name: isolate(name) })}
          aria-describedby={counterId}
          aria-invalid={left < 0 || undefined}
          placeholder={intl.formatMessage(messages.placeholder)}
          dir="auto"
          rows={1}
          enterKeyHint="enter"
          defaultValue={draft}
          disabled={disabled}
          onChange={(event) => {
            hear();
            setDraft(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => (composing.current = false)}
          onPaste={(event) => take(pastedPictures(event.clipboardData), event)}
          className={fieldClass}
        />
        {notice && (
          <output className="k:flex k:flex-wrap k:items-center k:gap-x-3 k:gap-y-1 k:px-4 k:text-sm">{notice}</output>
        )}
        <CharactersLeft id={counterId} left={left} note={note} />
        <div className="k:flex k:items-center k:gap-1 k:p-1.5">
          {onFiles && <PhotoButton disabled={disabled} onFiles={onFiles} />}
          {actions}
          <Button
            type="submit"
            variant={ready ? "solid" : "soft"}
            className="k:ms-auto"
            disabled={disabled}
            // Keeps the focus in the field, and with it a phone's keyboard.
            onPointerDown={(event) => event.preventDefault()}
          >
            {cost > 0 ? intl.formatMessage(messages.sendFor, { cost }) : intl.formatMessage(messages.send)}
            <SendHorizontal aria-hidden className="k:max-sm:hidden k:rtl:-scale-x-100" />
          </Button>
        </div>
      </div>
    </form>
  );
}

const boxClass =
  "k:relative k:mx-auto k:flex k:w-full k:max-w-thread k:flex-col k:rounded-card k:border-thin k:border-control k:bg-surface k:has-[textarea:focus-visible]:outline-2 k:has-[textarea:focus-visible]:outline-focus";
const fieldClass =
  "k:block k:field-sizing-content k:max-h-[calc(6lh+--spacing(5))] k:w-full k:resize-none k:bg-transparent k:px-4 k:pt-3 k:pb-2 k:outline-none k:placeholder:text-muted k:disabled:opacity-60";
const dropClass =
  "k:absolute k:inset-0 k:z-1 k:grid k:place-items-center k:rounded-card k:border-strong k:border-dashed k:border-accent k:bg-soft-accent k:font-strong k:text-on-soft-accent";

/** For browsers that cannot size a field by its content yet. */
function grow(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight}px`;
}
