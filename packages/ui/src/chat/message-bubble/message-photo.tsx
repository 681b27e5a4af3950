import { EyeOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { PhotoPress } from "../../internal/photo-press.tsx";
import type { PhotoMessage } from "./message.ts";
import { messages } from "./message-bubble.messages.ts";

export type MessagePhotoProps = {
  message: PhotoMessage;
  className: string;
  onOpen?: (id: string) => void;
  onReveal?: (id: string) => void;
  revealForm?: string;
};

/** In pixels: what a photo takes at most. */
const MAX_WIDTH = 280;
export const MAX_PHOTO_HEIGHT = 340;

/** A photo in a message. Its place is reserved before it loads, so that nothing moves when it arrives. */
export function MessagePhoto({ message, className, onOpen, onReveal, revealForm }: MessagePhotoProps) {
  const intl = useIntl();
  const { id, photo, large, blurred } = message;
  const width = Math.min(photo.width, MAX_WIDTH, (MAX_PHOTO_HEIGHT * photo.width) / photo.height);
  const box = useFocusKept(blurred);
  const label = intl.formatMessage(blurred ? messages.revealPhoto : messages.openPhoto);
  return (
    <div
      ref={box}
      data-slot="message-photo"
      className={cn(className, "k:relative k:overflow-hidden")}
      style={{ width, aspectRatio: `${photo.width} / ${photo.height}` }}
    >
      <img
        src={photo.src}
        srcSet={blurred ? undefined : photo.srcSet}
        alt=""
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
        className={cn("k:absolute k:inset-0 k:size-full k:bg-cover k:object-cover", blurred && "k:scale-110 k:blur-xl")}
        style={photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined}
      />
      {blurred ? (
        <button
          type="submit"
          form={revealForm}
          name="photo"
          value={id}
          className={cn(pressClass, "k:bg-(--k-bg-photo-scrim) k:text-sm k:font-strong k:text-on-photo")}
          onClick={(event) => {
            event.preventDefault();
            onReveal?.(id);
          }}
        >
          <EyeOff aria-hidden className="k:size-6" />
          {label}
        </button>
      ) : (
        <PhotoPress href={large} onPress={() => onOpen?.(id)} className={pressClass}>
          <span className="k:sr-only">{label}</span>
        </PhotoPress>
      )}
    </div>
  );
}

const pressClass =
  "k:absolute k:inset-0 k:grid k:place-content-center k:justify-items-center k:gap-1 k:rounded-[inherit] k:focus-visible:-outline-offset-4";

/** What opens a photo takes the focus over from what has uncovered it. */
function useFocusKept(blurred = false) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(blurred);
  useEffect(() => {
    if (before.current && !blurred && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    before.current = blurred;
  }, [blurred]);
  return box;
}
