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
    <DialogFrame size="sm" data-slot="like-popup" {...props} className={cn("k:gap-5 k:p-6", props.className)}>
      <div className="k:flex k:items-center k:gap-4">
        <div className="k:relative k:w-24 k:shrink-0">
          <Photo photo={photo} alt="" ratio="portrait" priority className="k:rounded-card" />
          <span className="k:absolute k:-end-2 k:-bottom-2 k:grid k:size-9 k:place-items-center k:rounded-full k:bg-fill-accent k:text-on-accent">
            <Heart aria-hidden className="k:size-5 k:fill-current" />
          </span>
        </div>
        <div className="k:grid k:min-w-0 k:gap-1">
          <DialogTitle>{intl.formatMessage(messages.title, { name })}</DialogTitle>
          <DialogDescription>{intl.formatMessage(messages.text)}</DialogDescription>
        </div>
      </div>
      {children}
      <div className="k:grid k:gap-2">
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
