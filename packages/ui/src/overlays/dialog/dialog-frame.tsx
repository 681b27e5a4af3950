import type { OpenProps } from "../../internal/use-open.ts";
import { Dialog, type DialogContentProps, DialogContent } from "./dialog.tsx";

/** What a component takes that is a dialog as a whole: its state, and what goes to its panel. */
export type DialogFrameProps = OpenProps & {
  /** A request is running: nothing closes it. @default false */
  busy?: boolean | undefined;
} & Omit<DialogContentProps, "title" | "children" | "size" | "closedby" | "initialFocus" | "role">;

/** A dialog in one piece, for components that say all that is in it. */
export function DialogFrame({
  open,
  defaultOpen,
  onOpenChange,
  busy,
  ...panel
}: OpenProps & { busy?: boolean | undefined } & DialogContentProps) {
  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} busy={busy}>
      <DialogContent {...panel} />
    </Dialog>
  );
}
