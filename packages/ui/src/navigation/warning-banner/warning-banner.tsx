import { type ComponentProps, useEffect } from "react";
import { useIntl } from "react-intl";
import { announce } from "../../overlays/announcer/announcer-store.ts";
import { Banner } from "../../primitives/banner/banner.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { actions, labels, reasons, texts } from "./warning-banner.messages.ts";

export type WarningKind = keyof typeof labels;

export type WarningBannerProps = Omit<ComponentProps<"section">, "children"> & {
  /** What it warns of; the words come with it. */
  kind: WarningKind;
  /**
   * Why mail stopped, for `notifications`.
   * @default "unsubscribe"
   */
  reason?: keyof typeof reasons;
  /** Where the action leads. */
  href?: string;
  /** What the action does, where it leads nowhere. */
  onAction?: () => void;
  /** The action is under way. @default false */
  loading?: boolean;
  /** Remember it; without it the banner stays as long as its cause. */
  onDismiss?: () => void;
};

const tones = {
  activation: "caution",
  photo: "accent",
  offline: "neutral",
  notifications: "caution",
  push: "info",
} as const;

/**
 * One line over the page about the member's own account or connection, with the one thing to do about it.
 *
 * Use it under the navigation for an address to confirm, a missing photo or a lost connection; offers are a `Banner`.
 */
export function WarningBanner({
  kind,
  reason = "unsubscribe",
  href,
  onAction,
  loading = false,
  onDismiss,
  className,
  ...props
}: WarningBannerProps) {
  const intl = useIntl();
  const text = intl.formatMessage(kind === "notifications" ? reasons[reason] : texts[kind]);
  const button = {
    size: "sm",
    variant: "outline",
    tone: "neutral",
    children: intl.formatMessage(actions[kind]),
  } as const;

  useEffect(() => {
    if (kind === "offline") announce(text, { priority: "assertive" });
  }, [kind, text]);

  return (
    <Banner
      data-slot="warning-banner"
      data-kind={kind}
      {...props}
      tone={tones[kind]}
      className={cn("k:max-sm:justify-start", className)}
      label={intl.formatMessage(labels[kind])}
      onDismiss={onDismiss}
      action={
        href !== undefined ? (
          <Button {...button} href={href} />
        ) : (
          onAction && <Button {...button} loading={loading} onClick={onAction} />
        )
      }
    >
      {text}
    </Banner>
  );
}
