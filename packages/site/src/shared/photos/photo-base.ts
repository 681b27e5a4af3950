import { keptFor } from "@kindling/domain/rules";

/** A photo that waits to be sent, as the device keeps it. */
export interface KeptPhoto {
  /** Its request key. */
  readonly id: string;
  readonly account: string;
  /** Whom it is for. */
  readonly profile: string;
  readonly file: File;
  readonly at: number;
}

const name = "photos";

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => {
      const store = request.result.createObjectStore(name, { keyPath: "id" });
      for (const index of ["account", "at"]) store.createIndex(index, index);
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error as Error));
  });

/** Does something with what is kept; resolves once that stands. */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await open();
  try {
    return await new Promise((resolve, reject) => {
      const change = base.transaction(name, mode);
      const request = act(change.objectStore(name));
      change.addEventListener("complete", () => resolve(request.result));
      change.addEventListener("abort", () => reject(change.error as Error));
    });
  } finally {
    base.close();
  }
}

/** Removes what an index finds. */
function removeIn(store: IDBObjectStore, index: "account" | "at", range: IDBKeyRange) {
  const found = store.index(index).openKeyCursor(range);
  found.addEventListener("success", () => {
    if (!found.result) return;
    store.delete(found.result.primaryKey);
    found.result.continue();
  });
  return found;
}

/** Keeps photos, and lets go of anybody's that are too old. */
export const putPhotos = async (photos: readonly KeptPhoto[], now: number): Promise<unknown> =>
  inStore("readwrite", (store) => {
    for (const photo of photos) store.put(photo);
    return removeIn(store, "at", IDBKeyRange.upperBound(now - keptFor));
  });

export const removePhoto = (id: string): Promise<unknown> => inStore("readwrite", (store) => store.delete(id));

/** All photos of a member. */
export const photosOf = (account: string): Promise<readonly KeptPhoto[]> =>
  inStore("readonly", (store) => store.index("account").getAll(account));

export const removePhotosOf = (account: string): Promise<unknown> =>
  inStore("readwrite", (store) => removeIn(store, "account", IDBKeyRange.only(account)));
