import { Gift } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../internal/cn.ts";
import { Banner } from "../primitives/banner/banner.tsx";
import { Button } from "../primitives/button/button.tsx";
import { DialogFrame, type DialogFrameProps } from "../overlays/dialog/dialog-frame.tsx";
import { DialogClose, DialogDescription, DialogTitle } from "../overlays/dialog/dialog.tsx";

export type BonusProps = {
  /** The share that is taken off: 0.25. */
  discount: number;
  /** Where credits are bought. */
  href: string;
  /** The countdown; only for an offer that really ends. */
  countdown?: ReactNode;
};

export type BonusModalProps = BonusProps & DialogFrameProps;

export type BonusBannerProps = BonusProps &
  Omit<ComponentProps<"section">, "children"> & {
    /** Without it the banner stays. */
    onDismiss?: () => void;
  };

type Words = Record<"title" | "text" | "action" | "later", string>;

/** The frame of a bonus that comes up by itself: what it is, how long it lasts, and one button. */
export function BonusModal({
  slot,
  words,
  href,
  countdown,
  className,
  ...props
}: Omit<BonusModalProps, "discount"> & { slot: string; words: Words }) {
  return (
    <DialogFrame
      size="sm"
      data-slot={slot}
      {...props}
      className={cn("k:items-center k:gap-4 k:px-6 k:pt-8 k:pb-6 k:text-center", className)}
    >
      <span
        aria-hidden
        className="k:grid k:size-16 k:place-items-center k:rounded-full k:bg-soft-accent k:text-on-soft-accent"
      >
        <Gift className="k:size-8" />
      </span>
      <div className="k:grid k:gap-2">
        <DialogTitle size="lg">{words.title}</DialogTitle>
        <DialogDescription>{words.text}</DialogDescription>
      </div>
      {countdown && <div className="k:text-2xl k:tabular-nums">{countdown}</div>}
      <div className="k:grid k:gap-2 k:self-stretch">
        <DialogClose asChild>
          <Button href={href} size="lg" block>
            {words.action}
          </Button>
        </DialogClose>
        <DialogClose asChild>
          <Button variant="ghost" tone="neutral" block>
            {words.later}
          </Button>
        </DialogClose>
      </div>
    </DialogFrame>
  );
}

/** The same in one line over the page. */
export function BonusBanner({
  slot,
  label,
  text,
  action,
  href,
  countdown,
  ...props
}: Omit<BonusBannerProps, "discount"> & { slot: string; label: string; text: string; action: string }) {
  return (
    <Banner
      data-slot={slot}
      {...props}
      label={label}
      action={
        <Button href={href} size="sm">
          {action}
        </Button>
      }
    >
      <span className="k:flex k:flex-wrap k:items-center k:gap-x-3">
        <span className="k:font-medium">{text}</span>
        {countdown}
      </span>
    </Banner>
  );
}
