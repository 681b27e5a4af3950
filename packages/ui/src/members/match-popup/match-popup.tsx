import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { unlessPrevented } from "../../internal/trigger.tsx";
import { useOpen } from "../../internal/use-open.ts";
import { DialogFrame, type DialogFrameProps } from "../../overlays/dialog/dialog-frame.tsx";
import { DialogDescription, DialogTitle } from "../../overlays/dialog/dialog.tsx";
import { Photo, type PhotoSource } from "../photo/photo.tsx";
import { messages } from "./match-popup.messages.ts";

export type MatchPopupProps = DialogFrameProps & {
  /** Who it is. */
  name: string;
  /** Their photo; without one a silhouette stands there. */
  photo?: PhotoSource | null;
  /** The member's own photo, beside the other. */
  ownPhoto?: PhotoSource | null;
  /** The photo was pressed, or the main button where it has no `href`; it closes then. */
  onProfile: () => void;
  /** The conversation, for the main button. */
  href?: string;
  /** What has to be said about the profile, such as that it is fictional. */
  children?: ReactNode;
};

/**
 * The one moment that celebrates. A press anywhere closes it; the photo leads to the profile, the main button to the conversation.
 *
 * Use it the moment a like is mutual; a one-sided like is a `LikePopup`.
 */
export function MatchPopup({
  open,
  defaultOpen,
  onOpenChange,
  name,
  photo,
  ownPhoto,
  onProfile,
  href,
  onClick,
  children,
  className,
  ...props
}: MatchPopupProps) {
  const intl = useIntl();
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  return (
    <DialogFrame
      size="sm"
      data-slot="match-popup"
      {...props}
      open={shown}
      onOpenChange={setShown}
      onClick={unlessPrevented(onClick, () => setShown(false))}
      className={cn("items-center gap-5 px-6 pb-6 text-center", className)}
    >
      <div className="relative -mx-6 flex justify-center self-stretch bg-soft-accent pt-10">
        <Hearts />
        <button
          type="button"
          aria-label={intl.formatMessage(messages.profile, { name })}
          onClick={onProfile}
          className="relative z-1 -mb-4 w-36 -rotate-3 overflow-hidden rounded-card border-4 border-(--bg-raised) shadow-overlay transition-[rotate,translate] duration-slow ease-emphasis starting:-translate-x-6 starting:rotate-0 sm:w-44"
        >
          <Photo photo={photo} alt="" ratio="portrait" priority />
        </button>
        {ownPhoto !== undefined && (
          <div className="relative -ms-6 mt-10 -mb-2 w-28 rotate-6 overflow-hidden rounded-card border-4 border-(--bg-raised) shadow-raised transition-[rotate,translate] duration-slow ease-emphasis starting:translate-x-6 starting:rotate-0 sm:w-32">
            <Photo photo={ownPhoto} alt="" ratio="portrait" priority />
          </div>
        )}
      </div>
      <div className="mt-2 grid gap-1">
        <DialogTitle size="lg">{intl.formatMessage(messages.title)}</DialogTitle>
        <DialogDescription className="wrap-anywhere">{intl.formatMessage(messages.text, { name })}</DialogDescription>
      </div>
      {children && <div className="text-start">{children}</div>}
      <div className="grid w-full gap-2">
        <Button size="lg" block {...(href === undefined ? { onClick: onProfile } : { href })}>
          {intl.formatMessage(messages.view)}
        </Button>
        <Button variant="ghost" tone="neutral" block>
          {intl.formatMessage(messages.later)}
        </Button>
      </div>
    </DialogFrame>
  );
}

const places = [
  "start-[6%] top-[16%] size-7 -rotate-12 delay-75",
  "start-[16%] top-[44%] size-4 rotate-6 delay-200",
  "start-[5%] top-[66%] size-5 rotate-12 delay-300",
  "start-[24%] top-[8%] size-4 rotate-12 delay-150",
  "end-[30%] top-[7%] size-5 -rotate-6 delay-100",
  "end-[8%] top-[12%] size-8 rotate-12 delay-150",
  "end-[20%] top-[24%] size-4 -rotate-12 delay-250",
  "end-[5%] top-[72%] size-5 -rotate-12 delay-100",
];

/** They rise once and stay; without motion they are simply there. */
function Hearts() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {places.map((place) => (
        <Heart
          key={place}
          className={`absolute fill-current text-accent opacity-60 transition-[opacity,translate,scale] duration-slow ease-emphasis starting:translate-y-16 starting:scale-0 starting:opacity-0 ${place}`}
        />
      ))}
    </div>
  );
}
