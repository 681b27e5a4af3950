import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from "../../overlays/dialog/dialog.tsx";
import { DialogFrame, type DialogFrameProps } from "../../overlays/dialog/dialog-frame.tsx";
import { Alert } from "../../primitives/alert/alert.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { CropStage } from "../photo-uploader/crop-stage.tsx";
import type { CropArea } from "../photo-uploader/cut.ts";
import { messages } from "./photo-cropper.messages.ts";

export type PhotoCropperProps = DialogFrameProps & {
  /** The whole photo. */
  src: string;
  /** Width by height. @default 4 / 5 */
  aspect?: number;
  /** The part that was chosen, in shares of the photo's sides. */
  onCrop: (area: CropArea) => void;
  /** Why it was not kept. */
  error?: ReactNode;
  /** The photo could not be shown. */
  onUnreadable?: () => void;
};

const share = ({ x, y, width, height }: CropArea): CropArea => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});

/**
 * Chooses the part of a photo that others see, in a dialog.
 *
 * Use it for a photo that is there already; one that is yet to be sent goes through a `PhotoUploader`.
 */
export function PhotoCropper({
  src,
  aspect = 4 / 5,
  onCrop,
  busy = false,
  error,
  onUnreadable = () => {},
  ...props
}: PhotoCropperProps) {
  const { formatMessage } = useIntl();
  const [area, setArea] = useState<CropArea>();
  return (
    <DialogFrame busy={busy} {...props}>
      <DialogHeader hideClose>
        <DialogTitle>{formatMessage(messages.title)}</DialogTitle>
      </DialogHeader>
      <DialogBody>
        <CropStage
          src={src}
          aspect={aspect}
          onAreaChange={(_, percent) => setArea(share(percent))}
          onUnreadable={onUnreadable}
        />
        {error && (
          <Alert tone="critical" live className="k:mt-4">
            {error}
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" tone="neutral">
            {formatMessage(messages.cancel)}
          </Button>
        </DialogClose>
        <Button disabled={!area} loading={busy} onClick={() => area && onCrop(area)}>
          {formatMessage(messages.use)}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
