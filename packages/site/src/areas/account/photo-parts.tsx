import { type ComponentType, lazy, Suspense } from "react";
import { ErrorBoundary } from "../../shared/problems/error-boundary.tsx";
import { needChunk } from "../../shared/routing/chunk-guard.ts";

const Nothing = () => null;

/** A part whose code comes when it is first drawn; without its code the photos stay as they are. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => React.ReactNode {
  const Part = lazy(async () => ({ default: (await needChunk(load)) as ComponentType<object> }));
  return (props) => (
    <ErrorBoundary at="photos" fallback={Nothing}>
      {() => (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

/** Chooses the part of a photo that others see. */
export const PhotoCropper = later(async () => (await import("@kindling/ui/photo-cropper")).PhotoCropper);

/** Photos on their way. */
export const UploadList = later(async () => (await import("@kindling/ui/upload-list")).UploadList);
