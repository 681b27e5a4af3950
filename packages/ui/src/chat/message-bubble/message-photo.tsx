import { EyeOff } from "lucide-react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import type { PhotoMessage } from "./message.ts";
import { messages } from "./message-bubble.messages.ts";

export type MessagePhotoProps = {
  message: PhotoMessage;
  className: string;
  onOpen?: (id: string) => void;
  onReveal?: (id: string) => void;
};

/** In pixels: what a photo takes at most. */
const MAX_WIDTH = 280;
export const MAX_PHOTO_HEIGHT = 340;

/** A photo in a message. Its place is reserved before it loads, so that nothing moves when it arrives. */
export function MessagePhoto({ message: { id, photo, blurred }, className, onOpen, onReveal }: MessagePhotoProps) {
  const intl = useIntl();
  const act = blurred ? onReveal : onOpen;
  const width = Math.min(photo.width, MAX_WIDTH, (MAX_PHOTO_HEIGHT * photo.width) / photo.height);
  return (
    <button
      type="button"
      data-slot="message-photo"
      aria-label={intl.formatMessage(blurred ? messages.revealPhoto : messages.openPhoto)}
      onClick={act && (() => act(id))}
      className={cn(className, "k:relative k:block k:overflow-hidden")}
      style={{ width, aspectRatio: `${photo.width} / ${photo.height}` }}
    >
      <img
        src={blurred ? (photo.placeholder ?? photo.src) : photo.src}
        srcSet={blurred ? undefined : photo.srcSet}
        alt=""
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
        className={cn("k:absolute k:inset-0 k:size-full k:bg-cover k:object-cover", blurred && "k:blur-xl")}
        style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
      />
      {blurred && (
        <span className="k:absolute k:inset-0 k:grid k:place-content-center k:justify-items-center k:gap-1 k:text-sm k:font-strong k:bg-(--k-bg-photo-scrim) k:text-on-photo">
          <EyeOff aria-hidden className="k:size-6" />
          {intl.formatMessage(messages.revealPhoto)}
        </span>
      )}
    </button>
  );
}
