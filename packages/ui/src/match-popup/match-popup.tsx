import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../button/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "../dialog/dialog.tsx";
import { Photo, type PhotoSource } from "../photo/photo.tsx";
import { messages } from "./match-popup.messages.ts";

export type MatchPopupProps = {
  open: boolean;
  onClose: () => void;
  /** Who it is. */
  name: string;
  photo?: PhotoSource | null;
  /** The member's own photo, beside the other. */
  ownPhoto?: PhotoSource | null;
  /** The photo or the main button was pressed; `onClose` follows. */
  onProfile: () => void;
  /** What has to be said about the profile, such as that it is fictional. */
  children?: ReactNode;
};

/** The one moment that celebrates. A press anywhere closes it; the photo and the main button lead to the profile. */
export function MatchPopup({ open, onClose, name, photo, ownPhoto, onProfile, children }: MatchPopupProps) {
  const intl = useIntl();
  const profile = () => onProfile();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="sm"
        data-slot="match-popup"
        onClick={onClose}
        className="isolate items-center gap-4 px-6 pt-10 pb-6 text-center duration-slow"
      >
        <Hearts />
        <div className="flex items-center justify-center">
          <button
            type="button"
            aria-label={intl.formatMessage(messages.profile, { name })}
            onClick={profile}
            className="z-1 w-36 -rotate-3 overflow-hidden rounded-card border-4 border-(--bg-raised) shadow-overlay transition-[rotate,translate] duration-slow ease-emphasis starting:-translate-x-6 starting:rotate-0 sm:w-44"
          >
            <Photo photo={photo} alt="" ratio="portrait" priority />
          </button>
          {ownPhoto !== undefined && (
            <div className="-ms-6 mt-8 w-28 rotate-6 overflow-hidden rounded-card border-4 border-(--bg-raised) shadow-raised transition-[rotate,translate] duration-slow ease-emphasis starting:translate-x-6 starting:rotate-0 sm:w-32">
              <Photo photo={ownPhoto} alt="" ratio="portrait" priority />
            </div>
          )}
        </div>
        <div className="grid gap-1">
          <DialogTitle className="text-3xl text-accent">{intl.formatMessage(messages.title)}</DialogTitle>
          <DialogDescription>{intl.formatMessage(messages.text, { name })}</DialogDescription>
        </div>
        {children}
        <div className="grid w-full gap-2">
          <Button size="lg" block onClick={profile}>
            {intl.formatMessage(messages.view)}
          </Button>
          <Button variant="ghost" tone="neutral" block>
            {intl.formatMessage(messages.later)}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const places = [
  "start-[8%] top-[10%] size-6 -rotate-12 delay-75",
  "start-[20%] top-[30%] size-4 rotate-6 delay-200",
  "start-[12%] top-[48%] size-5 rotate-12 delay-300",
  "end-[10%] top-[8%] size-5 rotate-12 delay-150",
  "end-[18%] top-[26%] size-4 -rotate-6 delay-250",
  "end-[8%] top-[44%] size-7 -rotate-12 delay-100",
];

/** They rise once and stay; without motion they are simply there. */
function Hearts() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 -z-1">
      {places.map((place) => (
        <Heart
          key={place}
          className={`absolute fill-current text-accent opacity-40 transition-[opacity,translate,scale] duration-slow ease-emphasis starting:translate-y-16 starting:scale-0 starting:opacity-0 ${place}`}
        />
      ))}
    </div>
  );
}
