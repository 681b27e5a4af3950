import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { cn } from "../../internal/cn.ts";
import { Button } from "../../primitives/button/button.tsx";
import { Photo } from "../photo/photo.tsx";
import { UploadBar } from "../photo-uploader/upload-progress.tsx";
import { messages } from "./upload-list.messages.ts";

export interface Upload {
  id: string;
  /** What the file is called on the device that it comes from. */
  name: string;
  /** A preview. */
  src: string;
  /** Part that has been sent, 0 to 1; `null` while it waits for its turn. */
  progress: number | null;
  /** Why it was not taken. */
  error?: ReactNode;
  /** Whether it may be taken when it is sent again. @default false */
  mayRetry?: boolean;
}

export interface UploadListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Those on their way and those that were not taken, in order. */
  uploads: readonly Upload[];
  /** Stops one, or takes it off the list. */
  onCancel: (id: string) => void;
  /** Sends one again. */
  onRetry: (id: string) => void;
}

/**
 * Photos on their way, each with how far it is, or why it was not taken.
 *
 * Use it below a `FileDrop` that takes several; one photo at a time, with its crop, is a `PhotoUploader`.
 */
export function UploadList({ uploads, onCancel, onRetry, className, ...props }: UploadListProps) {
  const { formatMessage } = useIntl();
  if (uploads.length === 0) return null;
  return (
    <ul
      data-slot="upload-list"
      aria-label={formatMessage(messages.uploads)}
      className={cn("k:grid k:grid-cols-1 k:gap-4", className)}
      {...props}
    >
      {uploads.map((upload) => (
        <li key={upload.id} className="k:flex k:items-start k:gap-4">
          <div className="k:w-24 k:shrink-0 k:overflow-hidden k:rounded-control">
            <Photo photo={{ src: upload.src, width: 4, height: 5 }} alt="" ratio="portrait" />
          </div>
          <div className="k:min-w-0 k:grow">
            <p className="k:truncate k:text-sm k:text-muted">{upload.name}</p>
            <UploadState upload={upload} onCancel={onCancel} onRetry={onRetry} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type UploadStateProps = Pick<UploadListProps, "onCancel" | "onRetry"> & { upload: Upload };

function UploadState({ upload: { id, name, progress, error, mayRetry = false }, onCancel, onRetry }: UploadStateProps) {
  const { formatMessage } = useIntl();
  const cancel = (label: string) => (
    <Button
      variant="outline"
      tone="neutral"
      size="sm"
      className="k:justify-self-start"
      aria-description={name}
      onClick={() => onCancel(id)}
    >
      {label}
    </Button>
  );
  if (error)
    return (
      <div role="alert" className="k:grid k:grid-cols-1 k:gap-3">
        <div className="k:text-critical">{error}</div>
        <div className="k:flex k:flex-wrap k:gap-3">
          {mayRetry && (
            <Button size="sm" aria-description={name} onClick={() => onRetry(id)}>
              {formatMessage(messages.retry)}
            </Button>
          )}
          {cancel(formatMessage(messages.dismiss))}
        </div>
      </div>
    );
  return (
    <div className="k:grid k:grid-cols-1 k:gap-3">
      {progress === null ? (
        <p className="k:text-muted">{formatMessage(messages.waiting)}</p>
      ) : (
        <div className="k:w-full">
          <UploadBar progress={progress} />
        </div>
      )}
      {cancel(formatMessage(messages.cancel))}
    </div>
  );
}
