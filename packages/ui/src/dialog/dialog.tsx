import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useInsertionEffect,
  useRef,
} from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../internal/cn.ts";
import { Outlet } from "../internal/outlet.tsx";
import { restoreFocus } from "../internal/restore-focus.ts";
import { type OpenProps, useOpen } from "../internal/use-open.ts";
import { messages } from "./dialog.messages.ts";
import { type DialogLook, dialogLook, dialogPanel, type DialogSize, dialogTitleSizes } from "./dialog.variants.ts";
import { useCloseRequest } from "./use-close-request.ts";

const DialogState = createContext({ busy: false, close: () => {} });

export type DialogProps = OpenProps & {
  /**
   * A request is running: nothing closes the dialog, neither Escape, the backdrop, Back nor its own buttons.
   * @default false
   */
  busy?: boolean;
  children?: ReactNode;
};

/** A modal: the page behind it is out of reach until it closes, and focus then returns to where it was. */
export function Dialog({ busy = false, children, ...props }: DialogProps) {
  const [open, setOpen] = useOpen(props);
  const onOpenChange = (next: boolean) => {
    if (next || !busy) setOpen(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <DialogState value={{ busy, close: () => onOpenChange(false) }}>{children}</DialogState>
    </Radix.Root>
  );
}

/** Opens the dialog. `asChild` makes another button the trigger. */
export function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dialog-trigger" {...props} />;
}

export type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, "onOpenAutoFocus" | "onCloseAutoFocus"> & {
  /** @default "md" */
  size?: DialogSize;
  /** What has the focus first. @default the panel, so that a listener hears its title and a phone's keyboard stays down */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** The panel with its backdrop. */
export function DialogContent({ size = "md", ...props }: DialogContentProps) {
  return <ModalContent look={size} {...props} />;
}

/** A modal's panel in any of its looks: for `DialogContent` and `SheetContent`. */
export function ModalContent(props: ModalContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-dialog bg-overlay transition-opacity duration-normal ease-standard starting:opacity-0"
      />
      <Panel {...props} />
    </Radix.Portal>
  );
}

export type ModalContentProps = Omit<DialogContentProps, "size"> & { look: DialogLook };

function Panel({ look, initialFocus, className, children, onInteractOutside, ...props }: ModalContentProps) {
  const { busy, close } = use(DialogState);
  const opener = useRef<Element>(null);
  useInsertionEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useCloseRequest(busy, close);

  return (
    <Radix.Content
      data-slot="dialog-content"
      data-busy={busy || undefined}
      {...props}
      className={cn(dialogPanel, dialogLook[look], className)}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (initialFocus?.current ?? (event.currentTarget as HTMLElement)).focus({ preventScroll: true });
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        restoreFocus(opener.current);
      }}
      onInteractOutside={(event) => {
        onInteractOutside?.(event);
        if ((event.target as Element).closest("[data-slot=toaster]")) event.preventDefault();
      }}
    >
      {children}
      <Outlet />
    </Radix.Content>
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
    <div data-slot="dialog-header" {...props} className={cn("flex items-start gap-2 px-6 pt-6", className)}>
      <div className="grid min-w-0 flex-1 gap-1">{children}</div>
      {!hideClose && (
        <Radix.Close asChild>
          <IconButton
            variant="ghost"
            size="sm"
            disabled={busy}
            label={intl.formatMessage(messages.close)}
            className="-me-3 -mt-2"
          >
            <X />
          </IconButton>
        </Radix.Close>
      )}
    </div>
  );
}

export type DialogTitleProps = ComponentProps<typeof Radix.Title> & {
  /** `lg` for a moment that is more than a task. @default "md" */
  size?: keyof typeof dialogTitleSizes;
};

export function DialogTitle({ size = "md", className, ...props }: DialogTitleProps) {
  return (
    <Radix.Title
      data-slot="dialog-title"
      {...props}
      className={cn("font-heading tracking-heading text-balance wrap-anywhere", dialogTitleSizes[size], className)}
    />
  );
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description data-slot="dialog-description" {...props} className={cn("text-muted text-pretty", className)} />
  );
}

/** What scrolls when it does not fit. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-body"
      {...props}
      className={cn("min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-4", className)}
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
        "flex flex-col-reverse gap-2 px-6 pt-2 pb-[max(--spacing(6),env(safe-area-inset-bottom))] sm:flex-row sm:justify-end",
        className,
      )}
    />
  );
}

/** A button that closes the dialog. `asChild` makes another button do it. */
export function DialogClose({ disabled, ...props }: ComponentProps<typeof Radix.Close>) {
  const { busy } = use(DialogState);
  return <Radix.Close data-slot="dialog-close" {...props} disabled={disabled ?? busy} />;
}
