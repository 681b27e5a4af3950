import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { bannerLook, type bannerVariants } from "./banner.variants.ts";
import { messages } from "./banner.messages.ts";

export interface BannerProps extends ComponentProps<"section"> {
  /** Names the region for those who jump between landmarks. */
  label: string;
  /** How strong it is. @default "soft" */
  variant?: keyof typeof bannerVariants.variant;
  /** What it means. @default "accent" */
  tone?: keyof typeof bannerVariants.tone;
  /** What the reader may do about it. */
  action?: ReactNode;
  /** Called by its close button; without it the banner stays. */
  onDismiss?: () => void;
}

/**
 * One line across the page, over everything that is about something else: an offer, an outage, an address to confirm.
 *
 * Use it for one thing at a time; what concerns the member's own account is a `WarningBanner`.
 */
export function Banner({ label, variant, tone, action, onDismiss, className, children, ...props }: BannerProps) {
  return (
    <section
      data-slot="banner"
      aria-label={label}
      className={cn("k:relative", bannerLook({ variant, tone }), onDismiss && "k:pe-16", className)}
      {...props}
    >
      <div className="k:max-w-text k:wrap-anywhere">{children}</div>
      {action}
      {onDismiss && <DismissButton onDismiss={onDismiss} />}
    </section>
  );
}

function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      label={formatMessage(messages.dismiss)}
      variant="inherit"
      size="sm"
      className="k:absolute k:end-2 k:top-1/2 k:-translate-y-1/2"
      onClick={onDismiss}
    >
      <X aria-hidden />
    </IconButton>
  );
}
