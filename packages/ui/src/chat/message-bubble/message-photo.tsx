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
      className={cn(className, "relative block overflow-hidden")}
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
        className={cn("absolute inset-0 size-full bg-cover object-cover", blurred && "blur-xl")}
        style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
      />
      {blurred && (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 text-sm font-strong bg-(--bg-photo-scrim) text-on-photo">
          <EyeOff aria-hidden className="size-6" />
          {intl.formatMessage(messages.revealPhoto)}
        </span>
      )}
    </button>
  );
}
