import { type ReactNode, useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { messages } from "./composer.messages.ts";
import { type FormProps, OpenComposer, type WritingProps } from "./open-composer.tsx";

export type { Upload } from "./upload-tray.tsx";

export type ComposerProps = FormProps &
  WritingProps & {
    /** The draft, when the caller keeps it. */
    value?: string;
    /** The text that it starts with, when it keeps it itself. @default "" */
    defaultValue?: string;
    /** The text, after each change. */
    onValueChange?: (value: string) => void;
    /** Why nothing can be sent. It stands instead of the field; the draft is kept. */
    closedReason?: ReactNode;
    /** The one way on from there: a button or link. */
    closedAction?: ReactNode;
  };

/**
 * Writes and sends messages. Enter sends, Shift+Enter breaks the line; where a finger types, Enter breaks it.
 *
 * Use it under a `MessageThread`; a longer text in a form is a `TextArea`.
 */
export function Composer({
  closedReason,
  closedAction,
  value,
  defaultValue = "",
  onValueChange,
  className,
  ref,
  ...props
}: ComposerProps) {
  const intl = useIntl();
  const [own, setOwn] = useState(defaultValue);
  const draft = value ?? own;
  const keepFocus = useKeptFocus();
  const openRef = useComposedRefs(keepFocus, ref);
  if (!closedReason) {
    const setDraft = (next: string) => {
      setOwn(next);
      onValueChange?.(next);
    };
    return (
      <OpenComposer draft={draft} setDraft={setDraft} className={cn(rootClass, className)} {...props} ref={openRef} />
    );
  }
  return (
    <div ref={keepFocus} data-slot="composer" data-state="closed" className={cn(rootClass, className)}>
      <div
        id={props.fieldId}
        tabIndex={-1}
        className="k:mx-auto k:flex k:w-full k:max-w-thread k:flex-wrap k:items-center k:justify-between k:gap-x-4 k:gap-y-2 k:rounded-card k:bg-soft-neutral k:p-4 k:text-on-soft-neutral"
      >
        <div className="k:min-w-0 k:flex-1 k:basis-60">
          {closedReason}
          {draft.trim() !== "" && <div className="k:text-sm">{intl.formatMessage(messages.kept)}</div>}
        </div>
        {closedAction}
      </div>
    </div>
  );
}

const rootClass = "k:shrink-0 k:px-gutter k:pt-2 k:pb-[max(--spacing(3),env(safe-area-inset-bottom))]";

/** Where what stands there gives way to the other, as the last credits are spent or new ones come, the focus stays inside. */
function useKeptFocus() {
  const had = useRef(false);
  return useCallback((root: HTMLElement | null) => {
    if (!root) return;
    const heirs = ["textarea", "a[href], button", "[tabindex]"].map((each) => root.querySelector<HTMLElement>(each));
    if (had.current) heirs.find(Boolean)?.focus({ preventScroll: true });
    had.current = false;
    return () => {
      had.current = root.contains(document.activeElement);
    };
  }, []);
}
