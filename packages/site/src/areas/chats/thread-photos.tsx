import type { Message } from "@kindling/ui/message-thread";
import { PhotoViewer } from "../../shared/people/photo-viewer.tsx";

interface ThreadPhotosProps {
  readonly name: string;
  readonly messages: readonly Message[];
  /** The message whose photo is shown large. */
  readonly opened: string | null;
  readonly onOpenedChange: (message: string | null) => void;
}

/** The photos of a conversation on the whole screen; what is blurred in it is blurred there. */
export function ThreadPhotos({ name, messages, opened, onOpenedChange }: ThreadPhotosProps) {
  const photos = messages.flatMap((message) => (message.kind === "photo" ? [message] : []));
  const index = photos.findIndex(({ id }) => id === opened);
  return (
    <PhotoViewer
      name={name}
      photos={photos.map(({ photo, large, blurred }) => (large && !blurred ? { ...photo, src: large } : photo))}
      open={index >= 0}
      index={Math.max(index, 0)}
      onIndexChange={(next) => onOpenedChange(photos[next]?.id ?? null)}
      onOpenChange={(open) => open || onOpenedChange(null)}
    />
  );
}
