import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "../../overlays/dialog/dialog.tsx";
import { Photo, type PhotoSource } from "../photo/photo.tsx";
import { messages } from "./like-popup.messages.ts";

export type LikePopupProps = {
  open: boolean;
  onClose: () => void;
  /** Who likes the member. */
  name: string;
  photo?: PhotoSource | null;
  /** Their profile. */
  href: string;
  /** What has to be said about the profile, such as that it is fictional. */
  children?: ReactNode;
};

/**
 * Tells that somebody has liked the member. It closes before the link leads to the profile.
 *
 * Use it for a like that comes in while the member is on the site; a mutual one is a `MatchPopup`.
 */
export function LikePopup({ open, onClose, name, photo, href, children }: LikePopupProps) {
  const intl = useIntl();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="sm" data-slot="like-popup" className="gap-5 p-6">
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
          <Button href={href} block onClick={onClose}>
            {intl.formatMessage(messages.profile)}
          </Button>
          <DialogClose asChild>
            <Button variant="ghost" tone="neutral" block>
              {intl.formatMessage(messages.later)}
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
