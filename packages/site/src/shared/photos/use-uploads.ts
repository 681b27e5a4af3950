import { useEffect, useRef, useState } from "react";
import { asProblem, type Problem } from "../problems/problem.ts";
import { needChunk } from "../routing/chunk-guard.ts";

/** A picture that was chosen, until it has arrived. */
export interface PhotoUpload {
  /** Its request key: sent again, it is the same photo. */
  readonly id: string;
  readonly name: string;
  readonly src: string;
  /** Whether it is to be sent: in line, on its way or failed. */
  readonly sent: boolean;
  /** `null` while it waits for those before it. */
  readonly progress: number | null;
  readonly problem: Problem | null;
}

/** How a picture is sent. */
export interface Sending {
  readonly file: File;
  readonly requestKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** What is kept of an upload beside what is shown: the picture, as it is sent each time, and how to stop it. */
interface Held {
  readonly file: File;
  smaller?: Promise<File>;
  control: AbortController;
}

/** The picture as it is sent; the code that makes it smaller comes with the first one. */
async function smallerOf(file: File): Promise<File> {
  const { shrinkPhoto } = await needChunk(() => import("./shrink-photo.ts"));
  return shrinkPhoto(file);
}

/**
 * Pictures that are chosen, and sent one after the other; each can be stopped, and sent again where it failed. `deliver`
 * sends one, and takes over what came of it before it ends: the picture is gone from here then.
 */
export function useUploads(deliver: (sending: Sending) => Promise<void>) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const [held] = useState(() => new Map<string, Held>());
  const line = useRef(Promise.resolve());
  const shown = useRef(uploads);
  useEffect(() => {
    shown.current = uploads;
  }, [uploads]);
  useEffect(() => () => shown.current.forEach(({ src }) => URL.revokeObjectURL(src)), []);

  const change = (id: string, parts: Partial<PhotoUpload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...parts } : one)));

  const drop = (id: string): void => {
    held.get(id)?.control.abort();
    held.delete(id);
    setUploads((all) => {
      for (const { src } of all.filter((one) => one.id === id)) URL.revokeObjectURL(src);
      return all.filter((one) => one.id !== id);
    });
  };

  const sendOne = async (id: string): Promise<void> => {
    const one = held.get(id);
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

  const send = (ids: readonly string[]): void => {
    for (const id of ids) {
      change(id, { sent: true, progress: null, problem: null });
      line.current = line.current.then(() => sendOne(id));
    }
  };

  return {
    uploads,
    /** Takes pictures; answers what they are sent by. */
    add(files: readonly File[]): readonly string[] {
      const added = files.map((file) => {
        const id = crypto.randomUUID();
        held.set(id, { file, control: new AbortController() });
        return { id, name: file.name, src: URL.createObjectURL(file), sent: false, progress: null, problem: null };
      });
      setUploads((all) => [...all, ...added]);
      return added.map(({ id }) => id);
    },
    /** Sends pictures, for the first time or again. */
    send,
    cancel: drop,
  };
}
