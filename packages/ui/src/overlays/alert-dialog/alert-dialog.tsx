import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import {
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "../dialog/dialog.tsx";
import { DialogFrame, type DialogFrameProps } from "../dialog/dialog-frame.tsx";
import { messages } from "./alert-dialog.messages.ts";

export type AlertDialogProps = DialogFrameProps & {
  /** The question, with the thing it is about: "Block Anna?" */
  title: ReactNode;
  /** What follows from a yes, and whether it can be undone. */
  description?: ReactNode;
  /** The verb of the yes: "Block", never "OK". */
  confirmLabel: ReactNode;
  /** The no. @default "Cancel" */
  cancelLabel?: ReactNode;
  /**
   * `critical` for what takes something away.
   * @default "accent"
   */
  tone?: "accent" | "critical";
  /** The yes. The caller closes the dialog, at once or when the request is done (`busy` meanwhile). */
  onConfirm: () => void;
  /** Fields that the answer needs, such as a password. */
  children?: ReactNode;
};

/**
 * Asks before something that cannot easily be undone. Only its two buttons and Escape answer; the safe one has the focus.
 *
 * Use it where a press by mistake would hurt: to block, to delete, to leave unsaved. What can be undone does it at once and
 * offers to undo it in a toast.
 */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = "accent",
  onConfirm,
  children,
  ...props
}: AlertDialogProps) {
  const intl = useIntl();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      size="sm"
      data-slot="alert-dialog"
      {...props}
      initialFocus={safe}
      role="alertdialog"
      closedby="closerequest"
    >
      <DialogHeader hideClose>
        <DialogTitle>{title}</DialogTitle>
        {description && <DialogDescription>{description}</DialogDescription>}
      </DialogHeader>
      {children && <DialogBody>{children}</DialogBody>}
      <DialogFooter className="k:pt-6">
        <DialogClose asChild>
          <Button variant="outline" tone="neutral" ref={safe}>
            {cancelLabel ?? intl.formatMessage(messages.cancel)}
          </Button>
        </DialogClose>
        <Button tone={tone} loading={props.busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
