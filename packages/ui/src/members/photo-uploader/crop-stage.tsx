import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import { useIntl } from "react-intl";
import type { CropArea } from "./cut.ts";
import { focusArrived } from "../../internal/focus-arrived.ts";
import { messages } from "./photo-uploader.messages.ts";

type CropStageProps = {
  src: string;
  aspect: number;
  onAreaChange: (area: CropArea) => void;
  onUnreadable: () => void;
};

/** The photo behind a fixed frame: dragged, pinched, or moved by the arrow keys. */
export function CropStage({ src, aspect, onAreaChange, onUnreadable }: CropStageProps) {
  const { formatMessage } = useIntl();
  const helpId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div ref={focusArrived} tabIndex={-1} className="grid gap-3 outline-none">
      <div className="relative aspect-square max-h-[60dvh] w-full overflow-hidden rounded-card bg-placeholder">
        <Cropper
          image={src}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onAreaChange(pixels)}
          showGrid={false}
          disableAutomaticStylesInjection
          classes={classes}
          mediaProps={{ alt: "", onError: onUnreadable }}
          cropperProps={{
            role: "group",
            "aria-label": formatMessage(messages.crop),
            "aria-describedby": helpId,
          }}
        />
      </div>
      <p id={helpId} className="text-sm text-muted">
        {formatMessage(messages.cropHelp)}
      </p>
      <label className="flex items-center gap-3 text-sm font-strong text-default">
        {formatMessage(messages.zoom)}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className="h-11 grow cursor-pointer accent-(--bg-fill-accent)"
        />
      </label>
    </div>
  );
}

const MAX_ZOOM = 4;

/** In place of the library's own style sheet. */
const classes = {
  containerClassName:
    "absolute inset-0 flex cursor-move touch-none items-center justify-center overflow-hidden select-none",
  mediaClassName: "absolute inset-0 m-auto max-h-full max-w-full will-change-transform",
  cropAreaClassName:
    "absolute start-1/2 top-1/2 -translate-1/2 overflow-hidden rounded-card border-strong border-(--text-on-photo) text-(color:--bg-overlay) shadow-[0_0_0_100rem] focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus",
};
