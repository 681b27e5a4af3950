import type { ComponentProps, MouseEvent } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { glyph } from "../../internal/glyph.tsx";
import { type LikeSubmit, likeSubmitOf } from "../../internal/like-submit.ts";
import { markGlyphs } from "../../internal/mark-glyphs.ts";
import { useToggleNow } from "../../internal/use-toggle-now.ts";
import { wordAbout } from "../../internal/word.ts";
import { messages } from "./like-button.messages.ts";
import { likeButtonVariants } from "./like-button.variants.ts";

export type { LikeSubmit };

export interface LikeButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Who is liked; said by the button's name. */
  name: string;
  /** Whether the member likes this profile. */
  pressed: boolean;
  /** May answer with a promise: the new state shows at once, and goes back if it fails or `pressed` stays as it was. */
  onPressedChange: (pressed: boolean) => void | Promise<void>;
  /** `solid` on a photo, `soft` on a surface. @default "solid" */
  variant?: "solid" | "soft";
  /** Makes it work before the script has come. */
  submit?: LikeSubmit | undefined;
}

/**
 * The heart: a toggle that answers the finger before the server does.
 *
 * Use it on photos and cards; where there is room for words a profile has its own button.
 */
export function LikeButton({
  name,
  pressed,
  onPressedChange,
  variant = "solid",
  submit,
  className,
  onClick,
  ...props
}: LikeButtonProps) {
  const intl = useIntl();
  const [shown, toggle] = useToggleNow(pressed, onPressedChange);

  function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    toggle();
  }

  return (
    <button
      type="button"
      data-slot="like-button"
      aria-pressed={shown}
      aria-label={wordAbout(intl, messages.like, name)}
      className={cn(likeButtonVariants({ variant }), className)}
      onClick={press}
      {...likeSubmitOf(submit, shown)}
      {...props}
    >
      {heart}
    </button>
  );
}

const heart = glyph(markGlyphs.heart);
