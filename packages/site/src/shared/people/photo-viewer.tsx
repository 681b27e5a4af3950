import type { PhotoViewerProps } from "@kindling/ui/photo-viewer";
import { lateComponent } from "../routing/late-component.tsx";

const Viewer = lateComponent(async () => (await import("@kindling/ui/photo-viewer")).PhotoViewer);

/** A member's photos on the whole screen; its code comes with the first one that is opened. Without it they are seen as small as they are. */
export const PhotoViewer = (props: PhotoViewerProps) => props.open && <Viewer {...props} />;
