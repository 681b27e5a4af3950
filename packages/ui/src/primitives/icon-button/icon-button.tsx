import type { ComponentProps, ReactNode } from "react";

import type { buttonVariants } from "../button/button.variants.ts";
import { cn } from "../../internal/cn.ts";
import { pressProps } from "../../internal/press.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { iconButtonLook, type iconButtonVariants } from "./icon-button.variants.ts";

interface IconButtonLookProps {
  /** Its name, for those who do not see the icon; also its tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** @default "ghost" */
  variant?: keyof typeof iconButtonVariants.variant;
  /** @default "neutral" */
  tone?: keyof typeof buttonVariants.tone;
  /** @default "md" */
  size?: keyof typeof iconButtonVariants.size;
  /** @default "control" */
  shape?: keyof typeof iconButtonVariants.shape;
}

export interface IconButtonProps extends IconButtonLookProps, Omit<ComponentProps<"button">, "children"> {
  href?: undefined;
  /** What was pressed is under way; further presses are ignored. @default false */
  loading?: boolean;
}

export interface IconButtonLinkProps extends IconButtonLookProps, Omit<ComponentProps<"a">, "children"> {
  /** Makes it a link. */
  href: string;
}

/**
 * A button without words: only for icons that everybody knows, and never without its `label`.
 *
 * Use it in bars and rows where room is short; anywhere else words are quicker to understand.
 */
export function IconButton(props: IconButtonProps | IconButtonLinkProps) {
  return props.href === undefined ? <IconPressButton {...props} /> : <IconLinkButton {...props} />;
}

function IconLinkButton({ label, variant, tone, size, shape, className, children, ...props }: IconButtonLinkProps) {
  return (
    <a
      data-slot="icon-button"
      aria-label={label}
      title={label}
      className={cn(iconButtonLook({ variant, tone, size, shape }), className)}
      {...props}
    >
      {children}
    </a>
  );
}

function IconPressButton({
  label,
  variant,
  tone,
  size,
  shape,
  loading = false,
  className,
  children,
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      data-slot="icon-button"
      aria-label={label}
      title={label}
      className={cn(iconButtonLook({ variant, tone, size, shape }), className)}
      {...pressProps(loading, onClick)}
      {...props}
    >
      {loading ? <Spinner size="sm" /> : children}
    </button>
  );
}
