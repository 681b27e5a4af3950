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
    <ul data-slot="composer-uploads" className="flex flex-col gap-2 px-3 pt-3">
      {uploads.map(({ id, name, preview, progress, done, error }) => (
        <li key={id} className="flex items-center gap-3">
          {preview ? (
            <img
              src={preview}
              alt=""
              className={cn("size-14 shrink-0 rounded-control object-cover", !done && "opacity-60")}
            />
          ) : (
            <span className="size-14 shrink-0 rounded-control bg-placeholder" />
          )}
          <span className="min-w-0 flex-1">
            <bdi className="block truncate text-sm">{name}</bdi>
            {error ? (
              <span role="alert" className="text-sm text-critical">
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
  "mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-soft-accent indeterminate:animate-pulse [&::-moz-progress-bar]:bg-fill-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-fill-accent";
