import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";
import { pressProps } from "../../internal/press.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { buttonLook, type buttonVariants } from "./button.variants.ts";

interface ButtonOwnProps {
  /** How strong it is: one solid button a screen, the rest quieter. @default "solid" */
  variant?: keyof typeof buttonVariants.variant | undefined;
  /** What it means. @default "accent" */
  tone?: keyof typeof buttonVariants.tone | undefined;
  /** How high it is, and how large its words. @default "md" */
  size?: keyof typeof buttonVariants.size | undefined;
  /** Takes the whole width. @default false */
  block?: boolean | undefined;
  /** Makes it a link, for what leads somewhere instead of doing something. */
  href?: string | undefined;
  /** What was pressed is under way: shows a spinner at the same width, keeps the focus and ignores further presses. @default false */
  loading?: boolean | undefined;
}

type PressProps = Omit<ButtonOwnProps, "href"> & { href?: undefined } & ComponentProps<"button">;
type LinkProps = Omit<ButtonOwnProps, "href" | "loading"> & { href: string; loading?: undefined } & ComponentProps<"a">;

export type ButtonProps = ButtonOwnProps & (PressProps | LinkProps);

/**
 * Says what happens when it is pressed ("Send for 2 credits"). An icon goes beside the words as a child.
 *
 * Use it for what acts, one `solid` in a view; what leads elsewhere has an `href`, and in running text is a `Link`.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({ variant, tone, size, block, className, children, loading: _loading, ...props }: LinkProps) {
  return (
    <a data-slot="button" className={cn(buttonLook({ variant, tone, size, block }), className)} {...props}>
      {children}
    </a>
  );
}

function PressButton({
  variant,
  tone,
  size,
  block,
  loading = false,
  className,
  children,
  onClick,
  ...props
}: PressProps) {
  return (
    <button
      type="button"
      data-slot="button"
      className={cn(buttonLook({ variant, tone, size, block }), loading && "k:text-transparent", className)}
      {...pressProps(loading, onClick)}
      {...props}
    >
      {children}
      {loading && <Spinner size="sm" className="k:absolute k:text-(--k-ink)" />}
    </button>
  );
}
