import { photoMaxBytes } from "@kindling/domain/rules";
import { loadAhead } from "../routing/chunk-guard.ts";
import { keepOfAccount, readOfAccount } from "../storage/account-store.ts";
import type * as Base from "./photo-base.ts";

/**
 * Photos that were chosen for somebody and not sent: kept on the device like a draft, and for as long, for their member alone.
 * Which there are stands beside the drafts; the pictures are in a database, whose code comes with the first of them.
 */
export type WaitingPhoto = Pick<Base.KeptPhoto, "id" | "file">;

const start = "photos:";

const idsOf = (account: string, profile: string): readonly string[] =>
  readOfAccount(account, start + profile).match(/\S+/g) ?? [];

/** Where the device keeps nothing, memory still does. */
const inBase = (act: (base: typeof Base) => Promise<unknown>): Promise<void> =>
  loadAhead(async () => act(await import("./photo-base.ts")));

/** Keeps photos for a member until they are sent or given up. */
export function keepWaiting(account: string, profile: string, photos: readonly WaitingPhoto[], at: number): void {
  const kept = photos.filter(({ file }) => file.size <= photoMaxBytes);
  if (kept.length === 0) return;
  const ids = [...idsOf(account, profile), ...kept.map(({ id }) => id)];
  keepOfAccount(account, start + profile, ids.join(" "), at);
  void inBase((base) =>
    base.putPhotos(
      kept.map((photo) => ({ ...photo, account, profile, at })),
      at,
    ),
  );
}

/** Forgets a photo that is sent or given up. */
export function forgetWaiting(account: string, profile: string, id: string, at: number): void {
  const ids = idsOf(account, profile);
  if (!ids.includes(id)) return;
  keepOfAccount(account, start + profile, ids.filter((one) => one !== id).join(" "), at);
  void inBase((base) => base.removePhoto(id));
}

/** The photos that wait for a member, in the order in which they were chosen. */
export async function readWaiting(account: string, profile: string): Promise<readonly WaitingPhoto[]> {
  const ids = idsOf(account, profile);
  if (ids.length === 0) return [];
  let kept: readonly Base.KeptPhoto[] = [];
  await inBase(async (base) => {
    kept = await base.photosOf(account);
  });
  return ids.flatMap((id) => kept.find((photo) => photo.id === id) ?? []);
}
