import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { usePartId, useTellId } from "../../internal/part-id.ts";
import { controlGlyphs } from "../../internal/control-glyphs.ts";
import { Glyph } from "../../internal/glyph.tsx";
import { Modal, type ModalProps } from "../../internal/modal.tsx";
import { type TriggerProps, unlessPrevented, useTrigger } from "../../internal/use-trigger.tsx";
import { type OpenProps, useOpen } from "../../internal/use-open.ts";
import { messages } from "./dialog.messages.ts";
import { type DialogLook, dialogLook, dialogPanel, type DialogSize, dialogTitleSizes } from "./dialog.variants.ts";

const DialogState = createContext({
  id: "",
  tellId: (_id: string | undefined) => {},
  open: false,
  busy: false,
  setOpen: (_open: boolean) => {},
});

export type DialogProps = OpenProps & {
  /**
   * A request is running: nothing closes the dialog, neither Escape, the backdrop, Back nor its own buttons.
   * @default false
   */
  busy?: boolean | undefined;
  /** Its trigger, where it has one, and its content. */
  children?: ReactNode;
};

/**
 * A modal: the page behind it is out of reach until it closes, and focus then returns to where it was.
 *
 * Use it for a task that has to be finished or left before going on; a question is an `AlertDialog`, what opens beside a
 * button a `Popover`, filters on a phone a sheet.
 */
export function Dialog({ busy = false, children, ...props }: DialogProps) {
  const [id, tellId] = usePartId();
  const [open, set] = useOpen(props);
  const setOpen = (next: boolean) => {
    if (next || !busy) set(next);
  };
  return <DialogState value={{ id, tellId, open, busy, setOpen }}>{children}</DialogState>;
}

export type DialogButtonProps = TriggerProps;

/** Opens the dialog. `asChild` makes another button the trigger. */
export function DialogTrigger({ onClick, ...props }: DialogButtonProps) {
  const { id, open, setOpen } = use(DialogState);
  return useTrigger({
    "data-slot": "dialog-trigger",
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    ...props,
    onClick: unlessPrevented(onClick, () => setOpen(!open)),
  });
}

export type DialogContentProps = Omit<ModalProps, "onClose" | "busy"> & {
  /** How wide it may be. @default "md" */
  size?: DialogSize;
};

/** The panel with its backdrop. */
export function DialogContent({ size = "md", ...props }: DialogContentProps) {
  return <ModalContent look={size} {...props} />;
}

export type ModalContentProps = Omit<DialogContentProps, "size"> & {
  /** Its width, or the edge that it comes from. */
  look: DialogLook;
};

/** A modal's panel in any of its looks: for `DialogContent` and `SheetContent`. */
export function ModalContent(props: ModalContentProps) {
  return use(DialogState).open && <Panel {...props} />;
}

function Panel({ look, className, ...props }: ModalContentProps) {
  const { id, tellId, busy, setOpen } = use(DialogState);
  useTellId(props.id, tellId);
  return (
    <Modal
      id={id}
      data-slot="dialog-content"
      data-busy={busy || undefined}
      busy={busy}
      onClose={() => setOpen(false)}
      {...props}
      className={cn(dialogPanel, dialogLook[look], className)}
    />
  );
}

export type DialogHeaderProps = ComponentProps<"div"> & {
  /**
   * Leaves the close button out: for a dialog whose actions say how to leave.
   * @default false
   */
  hideClose?: boolean;
};

/** Title and description, with the close button at the end. */
export function DialogHeader({ hideClose = false, className, children, ...props }: DialogHeaderProps) {
  const { busy } = use(DialogState);
  const intl = useIntl();
  return (
    <div data-slot="dialog-header" {...props} className={cn("k:flex k:items-start k:gap-2 k:px-6 k:pt-6", className)}>
      <div className="k:grid k:min-w-0 k:flex-1 k:gap-1">{children}</div>
      {!hideClose && (
        <DialogClose asChild>
          <IconButton
            variant="ghost"
            size="sm"
            disabled={busy}
            label={intl.formatMessage(messages.close)}
            className="k:-me-3 k:-mt-2"
          >
            <Glyph markup={controlGlyphs.close} />
          </IconButton>
        </DialogClose>
      )}
    </div>
  );
}

export type DialogTitleProps = ComponentProps<"h2"> & {
  /** `lg` for a moment that is more than a task. @default "md" */
  size?: keyof typeof dialogTitleSizes;
};

export function DialogTitle({ size = "md", className, children, ref, ...props }: DialogTitleProps) {
  const id = useId();
  return (
    <h2
      id={id}
      data-slot="dialog-title"
      {...props}
      ref={useComposedRefs(name, ref)}
      className={cn("k:font-heading k:tracking-heading", dialogTitleSizes[size], className)}
    >
      {children}
    </h2>
  );
}

export function DialogDescription({ className, ref, ...props }: ComponentProps<"p">) {
  const id = useId();
  return (
    <p
      id={id}
      data-slot="dialog-description"
      {...props}
      ref={useComposedRefs(describe, ref)}
      className={cn("k:text-muted k:text-pretty", className)}
    />
  );
}

/** A dialog refers only to a title and a description that it has, by the ids that they have. */
const referBy = (attribute: "aria-labelledby" | "aria-describedby") => (element: HTMLElement | null) => {
  const dialog = element?.closest("dialog");
  if (!element || !dialog) return;
  dialog.setAttribute(attribute, element.id);
  return () => dialog.removeAttribute(attribute);
};
const name = referBy("aria-labelledby");
const describe = referBy("aria-describedby");

/** What scrolls when it does not fit. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-body"
      {...props}
      className={cn("k:min-h-0 k:flex-1 k:overflow-y-auto k:overscroll-contain k:px-6 k:py-4", className)}
    />
  );
}

/** The dialog's actions, the main one last; stacked on a phone with the main one on top. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      {...props}
      className={cn(
        "k:flex k:flex-col-reverse k:gap-2 k:px-6 k:pt-2 k:pb-[max(--spacing(6),env(safe-area-inset-bottom))] k:sm:flex-row k:sm:justify-end",
        className,
      )}
    />
  );
}

/** A button that closes the dialog. `asChild` makes another button do it. */
export function DialogClose({ disabled, onClick, ...props }: DialogButtonProps) {
  const { busy, setOpen } = use(DialogState);
  return useTrigger({
    "data-slot": "dialog-close",
    ...props,
    disabled: disabled ?? busy,
    onClick: unlessPrevented(onClick, () => setOpen(false)),
  });
}
