import type { PhotoViewerProps } from "@kindling/ui/photo-viewer";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "../../shared/problems/error-boundary.tsx";
import { needChunk } from "../../shared/routing/chunk-guard.ts";

const Viewer = lazy(async () => {
  const { PhotoViewer } = await needChunk(() => import("@kindling/ui/photo-viewer"));
  return { default: PhotoViewer };
});

const Nothing = () => null;

/** A member's photos on the whole screen; its code comes with the first one that is opened. */
export function PhotoViewer(props: PhotoViewerProps) {
  return (
    // Without its code the photos are seen as small as they are.
    <ErrorBoundary at={props.name} fallback={Nothing}>
      {() => <Suspense>{props.open && <Viewer {...props} />}</Suspense>}
    </ErrorBoundary>
  );
}
