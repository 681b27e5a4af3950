import { X } from "lucide-react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { isolate } from "../../internal/isolate.ts";
import { messages } from "./composer.messages.ts";

export type Upload = {
  id: string;
  /** The file's name. */
  name: string;
  /** Address of a small picture of it. */
  preview?: string;
  /** From 0 to 1: how much has been sent. At 1 the server still has to confirm it, until `done`. */
  progress: number;
  /** The server has it. */
  done?: boolean;
  /** Why it failed, in words. */
  error?: string;
};

export type UploadTrayProps = {
  uploads: readonly Upload[];
  onCancel?: (id: string) => void;
};

/** The photos that go with the next message, on their way or there. Each can be taken out until it is sent. */
export function UploadTray({ uploads, onCancel }: UploadTrayProps) {
  const intl = useIntl();
  return (
    <ul data-slot="composer-uploads" className="k:flex k:flex-col k:gap-2 k:px-3 k:pt-3">
      {uploads.map(({ id, name, preview, progress, done, error }) => (
        <li key={id} className="k:flex k:items-center k:gap-3">
          {preview ? (
            <img
              src={preview}
              alt=""
              className={cn("k:size-14 k:shrink-0 k:rounded-control k:object-cover", !done && "k:opacity-60")}
            />
          ) : (
            <span className="k:size-14 k:shrink-0 k:rounded-control k:bg-placeholder" />
          )}
          <span className="k:min-w-0 k:flex-1">
            <bdi className="k:block k:truncate k:text-sm">{name}</bdi>
            {error ? (
              <span role="alert" className="k:text-sm k:text-critical">
                {error}
              </span>
            ) : (
              !done && (
                <progress
                  aria-label={intl.formatMessage(progress < 1 ? messages.upload : messages.finishing, {
                    name: isolate(name),
                  })}
                  max={1}
                  value={progress < 1 ? progress : undefined}
                  className={progressClass}
                />
              )
            )}
          </span>
          <IconButton
            label={intl.formatMessage(messages.cancelUpload, { name: isolate(name) })}
            onClick={() => onCancel?.(id)}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

const progressClass =
  "k:mt-1.5 k:block k:h-1.5 k:w-full k:appearance-none k:overflow-hidden k:rounded-full k:bg-soft-accent k:indeterminate:animate-pulse k:[&::-moz-progress-bar]:bg-fill-accent k:[&::-webkit-progress-bar]:bg-transparent k:[&::-webkit-progress-value]:bg-fill-accent";
