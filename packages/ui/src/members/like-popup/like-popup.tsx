import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { DialogFrame, type DialogFrameProps } from "../../overlays/dialog/dialog-frame.tsx";
import { DialogClose, DialogDescription, DialogTitle } from "../../overlays/dialog/dialog.tsx";
import { Photo, type PhotoSource } from "../photo/photo.tsx";
import { messages } from "./like-popup.messages.ts";

export type LikePopupProps = DialogFrameProps & {
  /** Who likes the member. */
  name: string;
  /** Their photo; without one a silhouette stands there. */
  photo?: PhotoSource | null;
  /** Their profile. */
  href: string;
  /** What has to be said about the profile, such as that it is fictional. */
  children?: ReactNode;
};

/**
 * Says that someone has liked the member. It closes before the link leads to the profile.
 *
 * Use it for a like that comes in while the member is on the site; a mutual one is a `MatchPopup`.
 */
export function LikePopup({ name, photo, href, children, ...props }: LikePopupProps) {
  const intl = useIntl();
  return (
    <DialogFrame size="sm" data-slot="like-popup" {...props} className={cn("gap-5 p-6", props.className)}>
      <div className="flex items-center gap-4">
        <div className="relative w-24 shrink-0">
          <Photo photo={photo} alt="" ratio="portrait" priority className="rounded-card" />
          <span className="absolute -end-2 -bottom-2 grid size-9 place-items-center rounded-full bg-fill-accent text-on-accent">
            <Heart aria-hidden className="size-5 fill-current" />
          </span>
        </div>
        <div className="grid min-w-0 gap-1">
          <DialogTitle>{intl.formatMessage(messages.title, { name })}</DialogTitle>
          <DialogDescription>{intl.formatMessage(messages.text)}</DialogDescription>
        </div>
      </div>
      {children}
      <div className="grid gap-2">
        <DialogClose asChild>
          <Button href={href} block>
            {intl.formatMessage(messages.profile)}
          </Button>
        </DialogClose>
        <DialogClose asChild>
          <Button variant="ghost" tone="neutral" block>
            {intl.formatMessage(messages.later)}
          </Button>
        </DialogClose>
      </div>
    </DialogFrame>
  );
}
