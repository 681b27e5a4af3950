import type { ReactNode } from "react";
import { DialogBody, DialogDescription, DialogHeader, DialogTitle } from "../dialog/dialog.tsx";
import { DialogFrame, type DialogFrameProps } from "../dialog/dialog-frame.tsx";

export type SignupModalProps = DialogFrameProps & {
  /** What signing up gives: "Write to Anna for free". */
  title: ReactNode;
  /** What it takes, or costs. */
  description?: ReactNode;
  /** Whom or what it is about: a photo, a row of faces. Stands above the form. */
  media?: ReactNode;
  /** The steps of the sign-up. */
  children: ReactNode;
  /** The way out for those who have an account. */
  footer?: ReactNode;
};

/**
 * The frame around the sign-up. While one is running (`busy`) neither the backdrop, Escape nor Back closes it.
 *
 * Use it when a visitor presses what needs an account; from a link the page of its own is better.
 */
export function SignupModal({ title, description, media, children, footer, ...props }: SignupModalProps) {
  return (
    <DialogFrame size="md" data-slot="signup-modal" {...props}>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        {description && <DialogDescription>{description}</DialogDescription>}
      </DialogHeader>
      <DialogBody className="k:grid k:content-start k:gap-6 k:pb-[max(--spacing(6),env(safe-area-inset-bottom))]">
        {media}
        {children}
        {footer && (
          <div className="k:border-t k:border-default k:pt-4 k:text-center k:text-sm k:text-muted">{footer}</div>
        )}
      </DialogBody>
    </DialogFrame>
  );
}
