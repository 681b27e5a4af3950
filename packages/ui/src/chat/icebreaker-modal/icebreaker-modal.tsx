import { useIntl } from "react-intl";
import { DialogFrame, type DialogFrameProps } from "../../overlays/dialog/dialog-frame.tsx";
import { DialogBody, DialogDescription, DialogHeader, DialogTitle } from "../../overlays/dialog/dialog.tsx";
import { isolate } from "../../internal/isolate.ts";
import { useOpen } from "../../internal/use-open.ts";
import { messages } from "./icebreaker-modal.messages.ts";

export type IcebreakerModalProps = DialogFrameProps & {
  /** The other's name. */
  name: string;
  /** Suggested first lines, in the reader's language. */
  lines: readonly string[];
  /** Takes the chosen line, for the composer; nothing is sent. The modal closes. */
  onChoose: (line: string) => void;
};

/**
 * First lines to choose from, for those who do not know how to begin.
 *
 * Use it in a conversation that has no message yet.
 */
export function IcebreakerModal({
  name,
  lines,
  onChoose,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: IcebreakerModalProps) {
  const intl = useIntl();
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  return (
    <DialogFrame size="sm" data-slot="icebreaker-modal" {...props} open={shown} onOpenChange={setShown}>
      <DialogHeader>
        <DialogTitle>{intl.formatMessage(messages.title, { name: isolate(name) })}</DialogTitle>
        <DialogDescription>{intl.formatMessage(messages.description)}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <ul className="k:grid k:grid-cols-1 k:gap-2">
          {lines.map((line) => (
            <li key={line}>
              <button
                type="button"
                className={lineClass}
                onClick={() => {
                  onChoose(line);
                  setShown(false);
                }}
              >
                {line}
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </DialogFrame>
  );
}

const lineClass =
  "k:min-h-11 k:w-full k:rounded-bubble k:bg-soft-accent k:px-4 k:py-2.5 k:text-start k:text-on-soft-accent k:transition-colors k:wrap-break-word k:hover:bg-soft-accent-hover";
