import { removePhotosOf } from "./photo-base.ts";
import { forgetTrays } from "./upload-trays.ts";

/** Forgets all photos of a member that were not sent, here and on the device. */
export async function forgetPhotos(account: string): Promise<void> {
  forgetTrays(account);
  await removePhotosOf(account);
}
