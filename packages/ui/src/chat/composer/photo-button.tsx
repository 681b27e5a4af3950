import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { messages } from "./composer.messages.ts";

export type PhotoButtonProps = { disabled: boolean; onFiles: (files: File[]) => void };

/** Phones turn what they have into one of the first three. */
const accepted = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif";

/** Opens the device's choice of photos. */
export function PhotoButton({ disabled, onFiles }: PhotoButtonProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={intl.formatMessage(messages.photo)} disabled={disabled} onClick={() => input.current?.click()}>
        <ImagePlus />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        onChange={(event) => {
          const { files } = event.currentTarget;
          if (files?.length) onFiles([...files]);
          // The same photo may be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
