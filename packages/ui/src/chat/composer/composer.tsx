import { type ComponentProps, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { messages } from "./composer.messages.ts";
import { OpenComposer } from "./open-composer.tsx";
import type { Upload } from "./upload-tray.tsx";

export type { Upload } from "./upload-tray.tsx";

export type ComposerProps = Omit<ComponentProps<"form">, "children" | "onSubmit" | "defaultValue"> & {
  /** The other's name. */
  name: string;
  /** The draft, when the caller keeps it. */
  value?: string;
  /** @default "" */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Takes the text, without blanks around it; empty when there are only uploads. The draft is then cleared, unless it returns `false`. */
  onSend: (text: string) => boolean | void;
  /** What sending costs, in credits; said on the button. */
  cost?: number;
  /** Characters allowed, as a person counts them. A longer text is kept, but not sent. */
  limit?: number;
  /** Takes chosen, pasted and dropped pictures; without it there is no photo button. */
  onFiles?: (files: File[]) => void;
  /** Photos that go with the next message. */
  uploads?: readonly Upload[];
  onCancelUpload?: (id: string) => void;
  /** More buttons beside the photo's: gift, first lines. */
  actions?: ReactNode;
  /** Why nothing can be sent. It stands instead of the field; the draft is kept. */
  closedReason?: ReactNode;
  /** The one way on from there: a button or link. */
  closedAction?: ReactNode;
  /**
   * Nothing can be typed now; what is there stays.
   * @default false
   */
  disabled?: boolean;
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
  ...props
}: ComposerProps) {
  const intl = useIntl();
  const [own, setOwn] = useState(defaultValue);
  const draft = value ?? own;
  if (!closedReason) {
    const setDraft = (next: string) => {
      setOwn(next);
      onValueChange?.(next);
    };
    return <OpenComposer draft={draft} setDraft={setDraft} className={cn(rootClass, className)} {...props} />;
  }
  return (
    <div data-slot="composer" data-state="closed" className={cn(rootClass, className)}>
      <div className="mx-auto flex w-full max-w-thread flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-soft-neutral p-4 text-on-soft-neutral">
        <div className="min-w-0 flex-1 basis-60">
          {closedReason}
          {draft.trim() !== "" && <div className="text-sm">{intl.formatMessage(messages.kept)}</div>}
        </div>
        {closedAction}
      </div>
    </div>
  );
}

const rootClass = "shrink-0 px-gutter pt-2 pb-[max(--spacing(3),env(safe-area-inset-bottom))]";
