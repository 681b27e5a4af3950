import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { cn } from "../../internal/cn.ts";
import { unlessPrevented } from "../../internal/use-trigger.tsx";
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
      className={cn("k:items-center k:gap-5 k:px-6 k:pb-6 k:text-center", className)}
    >
      <div className="k:relative k:-mx-6 k:flex k:justify-center k:self-stretch k:bg-soft-accent k:pt-10">
        <Hearts />
        <button
          type="button"
          aria-label={intl.formatMessage(messages.profile, { name })}
          onClick={onProfile}
          className="k:relative k:z-1 k:-mb-4 k:w-36 k:-rotate-3 k:overflow-hidden k:rounded-card k:border-4 k:border-(--k-bg-raised) k:shadow-overlay k:transition-[rotate,translate] k:duration-slow k:ease-emphasis k:starting:-translate-x-6 k:starting:rotate-0 k:sm:w-44"
        >
          <Photo photo={photo} alt="" ratio="portrait" priority />
        </button>
        {ownPhoto !== undefined && (
          <div className="k:relative k:-ms-6 k:mt-10 k:-mb-2 k:w-28 k:rotate-6 k:overflow-hidden k:rounded-card k:border-4 k:border-(--k-bg-raised) k:shadow-raised k:transition-[rotate,translate] k:duration-slow k:ease-emphasis k:starting:translate-x-6 k:starting:rotate-0 k:sm:w-32">
            <Photo photo={ownPhoto} alt="" ratio="portrait" priority />
          </div>
        )}
      </div>
      <div className="k:mt-2 k:grid k:gap-1">
        <DialogTitle size="lg">{intl.formatMessage(messages.title)}</DialogTitle>
        <DialogDescription className="k:wrap-anywhere">{intl.formatMessage(messages.text, { name })}</DialogDescription>
      </div>
      {children && <div className="k:text-start">{children}</div>}
      <div className="k:grid k:w-full k:gap-2">
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
  "k:start-[6%] k:top-[16%] k:size-7 k:-rotate-12 k:delay-75",
  "k:start-[16%] k:top-[44%] k:size-4 k:rotate-6 k:delay-200",
  "k:start-[5%] k:top-[66%] k:size-5 k:rotate-12 k:delay-300",
  "k:start-[24%] k:top-[8%] k:size-4 k:rotate-12 k:delay-150",
  "k:end-[30%] k:top-[7%] k:size-5 k:-rotate-6 k:delay-100",
  "k:end-[8%] k:top-[12%] k:size-8 k:rotate-12 k:delay-150",
  "k:end-[20%] k:top-[24%] k:size-4 k:-rotate-12 k:delay-250",
  "k:end-[5%] k:top-[72%] k:size-5 k:-rotate-12 k:delay-100",
];

/** They rise once and stay; without motion they are simply there. */
function Hearts() {
  return (
    <div aria-hidden className="k:pointer-events-none k:absolute k:inset-0">
      {places.map((place) => (
        <Heart
          key={place}
          className={`k:absolute k:fill-current k:text-accent k:opacity-60 k:transition-[opacity,translate,scale] k:duration-slow k:ease-emphasis k:starting:translate-y-16 k:starting:scale-0 k:starting:opacity-0 ${place}`}
        />
      ))}
    </div>
  );
}
