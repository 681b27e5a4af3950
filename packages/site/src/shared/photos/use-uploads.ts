import { useSyncExternalStore } from "react";
import { asProblem } from "../problems/problem.ts";
import { worded } from "../problems/error-text.ts";
import { loadAhead, needChunk } from "../routing/chunk-guard.ts";
import {
  type Held,
  knownTray,
  type PhotoUpload,
  showUploads,
  subscribeTrays,
  type TrayPlace,
  trayOf,
} from "./upload-trays.ts";

/** How a picture is sent. */
export interface Sending {
  readonly file: File;
  readonly requestKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** A picture and the key that it is sent by. */
export interface ChosenPhoto {
  readonly id: string;
  readonly file: File;
}

interface UploadOptions extends TrayPlace {
  /** Sends one, and takes over what came of it before it ends: the picture is gone from here then. */
  readonly deliver: (sending: Sending) => Promise<void>;
  /** One was sent or given up. */
  readonly onGone?: (id: string) => void;
}

const none: readonly PhotoUpload[] = [];

/** The code that makes pictures smaller; it comes with the first one. */
const shrinking = () => import("./shrink-photo.ts");

async function smallerOf(file: File): Promise<File> {
  const { shrinkPhoto } = await needChunk(shrinking);
  return worded(shrinkPhoto(file));
}

/** Pictures as they are chosen, each with a key of its own. */
export const choose = (files: readonly File[]): readonly ChosenPhoto[] =>
  files.map((file) => ({ id: crypto.randomUUID(), file }));

/**
 * Pictures that are chosen in a place, and sent one after the other; each can be stopped, and sent again where it failed. They
 * stay there when its screen is left, and so does what is on its way.
 */
export function useUploads({ deliver, onGone, ...place }: UploadOptions) {
  const uploads = useSyncExternalStore(
    subscribeTrays,
    () => knownTray(place)?.uploads ?? none,
    () => none,
  );

  const change = (id: string, parts: Partial<PhotoUpload>): void => {
    const tray = trayOf(place);
    const changed = tray.uploads.map((one) => (one.id === id ? { ...one, ...parts } : one));
    showUploads(tray, changed);
  };

  const drop = (id: string): void => {
    const tray = trayOf(place);
    tray.held.get(id)?.control.abort();
    tray.held.delete(id);
    for (const { src } of tray.uploads.filter((one) => one.id === id)) URL.revokeObjectURL(src);
    const left = tray.uploads.filter((one) => one.id !== id);
    showUploads(tray, left);
    onGone?.(id);
  };

  /** What this browser cannot turn into a photo is refused when it is chosen. */
  const judge = (id: string, held: Held): Promise<void> =>
    loadAhead(async () => {
      const { isHeic } = await shrinking();
      if (!(await isHeic(held.file))) return;
      held.smaller ??= smallerOf(held.file);
      await held.smaller.catch((failure) => change(id, { problem: asProblem(failure) }));
    });

  const sendOne = async (id: string): Promise<void> => {
    const one = trayOf(place).held.get(id);
    if (!one) return;
    const { signal } = one.control;
    change(id, { progress: 0 });
    try {
      const file = await (one.smaller ??= smallerOf(one.file));
      await deliver({ file, requestKey: id, signal, onProgress: (progress) => change(id, { progress }) });
      drop(id);
    } catch (failure) {
      if (!signal.aborted) change(id, { problem: asProblem(failure) });
    }
  };

  return {
    uploads,
    /** Takes pictures; one that is here already stays as it is. */
    add(chosen: readonly ChosenPhoto[]): void {
      const tray = trayOf(place);
      const added = chosen.filter(({ id }) => !tray.held.has(id));
      if (added.length === 0) return;
      for (const { id, file } of added) {
        const held = { file, control: new AbortController() };
        tray.held.set(id, held);
        void judge(id, held);
      }
      const shown = added.map(({ id, file }) => ({
        id,
        name: file.name,
        src: URL.createObjectURL(file),
        sent: false,
        progress: null,
        problem: null,
      }));
      showUploads(tray, [...tray.uploads, ...shown]);
    },
    /** Sends pictures, for the first time or again. */
    send(ids: readonly string[]): void {
      const tray = trayOf(place);
      for (const id of ids) {
        change(id, { sent: true, progress: null, problem: null });
        tray.line = tray.line.then(() => sendOne(id));
      }
    },
    cancel: drop,
  };
}
