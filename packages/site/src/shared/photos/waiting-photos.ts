import { photoMaxBytes } from "@kindling/domain/rules";
import { keepOfAccount, readOfAccount } from "../storage/account-store.ts";
import { type KeptPhoto, photosOf, putPhotos, removePhoto } from "./photo-base.ts";
import { waitingName } from "./upload-trays.ts";

/** Photos that were chosen for somebody and not sent: kept on the device like a draft, and for as long, for their member alone. */
export type WaitingPhoto = Pick<KeptPhoto, "id" | "file">;

const idsOf = (account: string, profile: string): readonly string[] =>
  readOfAccount(account, waitingName(profile)).match(/\S+/g) ?? [];

/** Keeps photos for a member until they are sent or given up. */
export async function keepWaiting(
  account: string,
  profile: string,
  photos: readonly WaitingPhoto[],
  at: number,
): Promise<void> {
  const kept = photos.filter(({ file }) => file.size <= photoMaxBytes);
  if (kept.length === 0) return;
  const ids = [...idsOf(account, profile), ...kept.map(({ id }) => id)];
  keepOfAccount(account, waitingName(profile), ids.join(" "), at);
  await putPhotos(
    kept.map((photo) => ({ ...photo, account, profile, at })),
    at,
  );
}

/** Forgets a photo that is sent or given up. */
export async function forgetWaiting(account: string, profile: string, id: string, at: number): Promise<void> {
  const ids = idsOf(account, profile);
  if (!ids.includes(id)) return;
  keepOfAccount(account, waitingName(profile), ids.filter((one) => one !== id).join(" "), at);
  await removePhoto(id);
}

/** The photos that wait for a member, in the order in which they were chosen. */
export async function readWaiting(account: string, profile: string): Promise<readonly WaitingPhoto[]> {
  const kept = await photosOf(account);
  return idsOf(account, profile).flatMap((id) => kept.find((photo) => photo.id === id) ?? []);
}
