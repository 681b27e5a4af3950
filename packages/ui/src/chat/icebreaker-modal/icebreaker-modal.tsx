import { useIntl } from "react-intl";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../overlays/dialog/dialog.tsx";
import { isolate } from "../../internal/isolate.ts";
import { messages } from "./icebreaker-modal.messages.ts";

export type IcebreakerModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
export function IcebreakerModal({ open, onOpenChange, name, lines, onChoose }: IcebreakerModalProps) {
  const intl = useIntl();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" data-slot="icebreaker-modal">
        <DialogHeader>
          <DialogTitle>{intl.formatMessage(messages.title, { name: isolate(name) })}</DialogTitle>
          <DialogDescription>{intl.formatMessage(messages.description)}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <ul className="grid grid-cols-1 gap-2">
            {lines.map((line) => (
              <li key={line}>
                <button
                  type="button"
                  className={lineClass}
                  onClick={() => {
                    onChoose(line);
                    onOpenChange(false);
                  }}
                >
                  {line}
                </button>
              </li>
            ))}
          </ul>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const lineClass =
  "min-h-11 w-full rounded-bubble bg-soft-accent px-4 py-2.5 text-start text-on-soft-accent transition-colors wrap-break-word hover:bg-soft-accent-hover";
