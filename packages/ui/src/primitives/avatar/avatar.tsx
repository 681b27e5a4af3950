import type { ComponentProps, ReactNode } from "react";

import { cn } from "../../internal/cn.ts";
import { avatarSizes } from "./avatar.variants.ts";

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** Whose it is. Its first letter stands there without a photo, and until the photo comes. */
  name: string;
  /** Address of the photo. */
  src?: string;
  /** How large it is. @default "md" */
  size?: keyof typeof avatarSizes;
  /** The name stands beside it and need not be read out twice. @default false */
  decorative?: boolean;
  /** A mark in its lower corner, such as online. */
  mark?: ReactNode;
}

/**
 * A person, small: the photo, or the first letter of the name.
 *
 * Use it beside a name in rows and bars; a member who is looked at has a `Photo`.
 */
export function Avatar({ name, src, size = "md", decorative = false, mark, className, ...props }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      className={cn(
        "k:relative k:inline-flex k:shrink-0 k:items-center k:justify-center k:rounded-full k:bg-soft-accent k:font-strong k:text-on-soft-accent",
        avatarSizes[size],
        className,
      )}
      {...props}
    >
      <span aria-hidden>{initial(name)}</span>
      {src && (
        <img
          src={src}
          alt={decorative ? "" : name}
          loading="lazy"
          decoding="async"
          className="k:absolute k:inset-0 k:size-full k:rounded-full k:object-cover k:object-top"
        />
      )}
      {!src && !decorative && <span className="k:sr-only">{name}</span>}
      {mark && <span className="k:absolute k:end-0 k:bottom-0 k:inline-flex">{mark}</span>}
    </span>
  );
}

/** By code point: half of an emoji is no letter. */
const initial = (name: string): string => (name.trim().match(/^./u)?.[0] ?? "?").toUpperCase();
