import { lateComponent } from "../../shared/routing/late-component.tsx";

/** Chooses the part of a photo that others see. */
export const PhotoCropper = lateComponent(async () => (await import("@kindling/ui/photo-cropper")).PhotoCropper);

/** Photos on their way. */
export const UploadList = lateComponent(async () => (await import("@kindling/ui/upload-list")).UploadList);
