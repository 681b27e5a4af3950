import { RotateCcw, X } from "lucide-react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { isolate } from "../../internal/isolate.ts";
import { passFocus } from "../../internal/pass-focus.ts";
import { messages } from "./composer.messages.ts";

export type Upload = {
  id: string;
  /** The file's name. */
  name: string;
  /** Address of a small picture of it. */
  preview?: string;
  /** From 0 to 1: how much has been sent; at 1 the server still has to confirm it. Without one it goes with the next message. */
  progress?: number;
  /** Why it failed, in words. */
  error?: string;
  /** Whether it may be sent again after an error. @default false */
  mayRetry?: boolean;
};

export type UploadTrayProps = {
  uploads: readonly Upload[];
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
};

/** The photos that go with the next message, or are on their way. Each can be taken out until it is sent. */
export function UploadTray({ uploads, onCancel, onRetry }: UploadTrayProps) {
  const intl = useIntl();
  return (
    <ul
      data-slot="composer-uploads"
      className="k:flex k:max-h-52 k:flex-col k:gap-2 k:overflow-y-auto k:overscroll-contain k:px-3 k:pt-3"
    >
      {uploads.map(({ id, name, preview, progress, error, mayRetry }) => (
        <li key={id} className="k:flex k:items-center k:gap-3">
          {preview ? (
            <img
              src={preview}
              alt=""
              className={cn(
                "k:size-14 k:shrink-0 k:rounded-control k:object-cover",
                (progress !== undefined || error) && "k:opacity-60",
              )}
            />
          ) : (
            <span className="k:size-14 k:shrink-0 k:rounded-control k:bg-placeholder" />
          )}
          <span className="k:min-w-0 k:flex-1">
            <bdi className="k:block k:truncate k:text-sm">{name}</bdi>
            {error ? (
              <span role="alert" className="k:block k:text-sm k:text-critical">
                {error}
              </span>
            ) : (
              progress !== undefined && (
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
          <span ref={toField} className="k:flex">
            {error && mayRetry && (
              <IconButton
                label={intl.formatMessage(messages.retryUpload, { name: isolate(name) })}
                onClick={() => onRetry?.(id)}
              >
                <RotateCcw />
              </IconButton>
            )}
            <IconButton
              label={intl.formatMessage(messages.cancelUpload, { name: isolate(name) })}
              onClick={() => onCancel?.(id)}
            >
              <X />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** These buttons go away when they are pressed. */
const toField = passFocus((buttons) => buttons.closest("form")?.querySelector("textarea") ?? null);

const progressClass =
  "k:mt-1.5 k:block k:h-1.5 k:w-full k:appearance-none k:overflow-hidden k:rounded-full k:bg-soft-accent k:indeterminate:animate-pulse k:[&::-moz-progress-bar]:bg-fill-accent k:[&::-webkit-progress-bar]:bg-transparent k:[&::-webkit-progress-value]:bg-fill-accent";
