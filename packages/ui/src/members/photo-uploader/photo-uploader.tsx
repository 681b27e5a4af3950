import { ImagePlus } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { FileDrop } from "../../fields/file-drop/file-drop.tsx";
import { FieldError, type FieldProps, useFieldControl } from "../../internal/field/field.tsx";
import { type CropArea, cutPhoto } from "./cut.ts";
import { focusArrived } from "../../internal/focus-arrived.ts";
import { messages } from "./photo-uploader.messages.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { useHeldBlob } from "./use-held-blob.ts";

export type PhotoUploaderProps = FieldProps &
  Omit<ComponentProps<"div">, "children"> & {
    /** The part that was chosen, upright, at most 2048 px, without the camera's metadata; and the file that it came from. */
    onUpload: (photo: Blob, source: File) => void;
    /**
     * The photo is being sent, or the server is still at work on it. When it ends without an `error`, the uploader is ready
     * for the next one.
     * @default false
     */
    uploading?: boolean;
    /**
     * Part that has been sent, 0 to 1.
     * @default 0
     */
    progress?: number;
    /** Stops the sending; what was cut can be sent again. */
    onCancel?: () => void;
    /**
     * Width by height.
     * @default 4 / 5
     */
    aspect?: number;
    /** Which files can be chosen. @default JPEG, PNG and WebP */
    accept?: string;
    /** No photo can be chosen. @default false */
    disabled?: boolean;
  };

/**
 * One photo: choose → crop → upload.
 *
 *   empty ─file─▶ cropping ─use─▶ uploading ─done─▶ empty
 *                    ▲  └─other─▶ empty  └─cancel, error─▶ cropping
 *
 * Use it for one photo of a profile at a time; photos in a chat go through the `Composer`.
 */
export function PhotoUploader({
  label,
  labelHidden,
  hint,
  error,
  onUpload,
  uploading = false,
  progress = 0,
  onCancel,
  aspect = 4 / 5,
  accept = "image/jpeg,image/png,image/webp",
  disabled,
  ...props
}: PhotoUploaderProps) {
  const { formatMessage } = useIntl();
  const control = useFieldControl({ hint, error });
  const [source, holdSource] = useHeldBlob<File>();
  const [photo, holdPhoto] = useHeldBlob();
  const [area, setArea] = useState<CropArea>();
  const [state, setState] = useState<"fresh" | "cutting" | "cancelled" | "unreadable">("fresh");
  /** From the second time on, the drop area takes the focus of the button that it replaces. */
  const [used, setUsed] = useState(false);
  const [wasUploading, setWasUploading] = useState(uploading);

  if (wasUploading !== uploading) {
    setWasUploading(uploading);
    if (!uploading) {
      if (!error && state !== "cancelled") holdSource(undefined);
      holdPhoto(undefined);
      setState("fresh");
    }
  }

  function refuse() {
    holdSource(undefined);
    setState("unreadable");
  }

  async function use(chosen: File, part: CropArea) {
    setState("cutting");
    try {
      const cut = await cutPhoto(chosen, part);
      holdPhoto(cut);
      setState("fresh");
      onUpload(cut, chosen);
    } catch {
      refuse();
    }
  }

  if (uploading) {
    return (
      <div data-slot="photo-uploader" data-state="uploading" {...props}>
        <UploadProgress
          src={photo?.url}
          progress={progress}
          onCancel={() => {
            setState("cancelled");
            onCancel?.();
          }}
        />
      </div>
    );
  }

  if (source) {
    return (
      <div data-slot="photo-uploader" data-state="cropping" {...props}>
        <Suspense fallback={<div className="k:aspect-square k:w-full k:rounded-card k:bg-placeholder" />}>
          <CropStage src={source.url} aspect={aspect} onAreaChange={(part) => setArea(part)} onUnreadable={refuse} />
        </Suspense>
        <FieldError id={control.id}>{error}</FieldError>
        <div className="k:mt-4 k:flex k:flex-wrap k:gap-3">
          <Button
            className="k:grow"
            disabled={!area}
            loading={state === "cutting"}
            onClick={() => area && void use(source.blob, area)}
          >
            {formatMessage(error ? messages.retry : messages.use)}
          </Button>
          <Button variant="ghost" tone="neutral" onClick={() => holdSource(undefined)}>
            {formatMessage(messages.other)}
          </Button>
        </div>
      </div>
    );
  }

  return (
    <div data-slot="photo-uploader" data-state="empty" {...props}>
      <FileDrop
        ref={used ? focusArrived : undefined}
        id={control.id}
        label={label}
        labelHidden={labelHidden}
        hint={hint}
        error={state === "unreadable" ? formatMessage(messages.unreadable) : error}
        accept={accept}
        disabled={disabled}
        icon={<ImagePlus />}
        onFiles={([chosen]) => {
          setUsed(true);
          setArea(undefined);
          setState(chosen ? "fresh" : "unreadable");
          holdSource(chosen);
        }}
      />
    </div>
  );
}

const CropStage = lazy(() => import("./crop-stage.tsx").then((module) => ({ default: module.CropStage })));
