import type { ComponentProps, ReactNode } from "react";

import type { buttonVariants } from "../button/button.variants.ts";
import { cn } from "../../internal/cn.ts";
import { pressProps } from "../../internal/press.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { iconButtonLook, type iconButtonVariants } from "./icon-button.variants.ts";

interface IconButtonOwnProps {
  /** Its name, for those who do not see the icon; also its tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** How strong it is. @default "ghost" */
  variant?: keyof typeof iconButtonVariants.variant | undefined;
  /** What it means. @default "neutral" */
  tone?: keyof typeof buttonVariants.tone | undefined;
  /** How large it is. @default "md" */
  size?: keyof typeof iconButtonVariants.size | undefined;
  /** Its corners: as other controls have them, or none. @default "control" */
  shape?: keyof typeof iconButtonVariants.shape | undefined;
  /** Makes it a link, for what leads somewhere instead of doing something. */
  href?: string | undefined;
  /** What was pressed is under way; further presses are ignored. @default false */
  loading?: boolean | undefined;
}

type PressProps = Omit<IconButtonOwnProps, "href"> & { href?: undefined } & Omit<ComponentProps<"button">, "children">;
type LinkProps = Omit<IconButtonOwnProps, "href" | "loading"> & { href: string; loading?: undefined } & Omit<
    ComponentProps<"a">,
    "children"
  >;

export type IconButtonProps = IconButtonOwnProps & (PressProps | LinkProps);

/**
 * A button without words: only for icons that everybody knows, and never without its `label`.
 *
 * Use it in bars and rows where room is short; anywhere else words are quicker to understand.
 */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? IconPressButton(props) : IconLinkButton(props);
}

function IconLinkButton({
  label,
  variant,
  tone,
  size,
  shape,
  className,
  children,
  loading: _loading,
  ...props
}: LinkProps) {
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
}: PressProps) {
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
