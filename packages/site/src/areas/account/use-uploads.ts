import { calls, type OwnProfile } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { useEffect, useRef, useState } from "react";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { needChunk } from "../../shared/routing/chunk-guard.ts";

/** A picture on its way. */
export interface PhotoUpload {
  /** Its request key: sent again, it is the same photo. */
  readonly id: string;
  readonly name: string;
  readonly src: string;
  /** `null` while it waits for those before it. */
  readonly progress: number | null;
  readonly problem: Problem | null;
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

/** Sends pictures one after the other; each can be stopped, and sent again where it failed. */
export function useUploads(onAdded: (profile: OwnProfile) => void) {
  const { client } = useDomain();
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

  const send = async (id: string): Promise<void> => {
    const one = held.get(id);
    if (!one) return;
    const { signal } = one.control;
    change(id, { progress: 0 });
    try {
      const file = await (one.smaller ??= smallerOf(one.file));
      const onProgress = (progress: number) => change(id, { progress });
      const body = { request_key: id };
      const { profile } = await client.upload(calls.uploadPhoto, { body, file, signal, onProgress, retries: 2 });
      onAdded(profile);
      drop(id);
    } catch (failure) {
      if (!signal.aborted) change(id, { problem: asProblem(failure) });
    }
  };

  const lineUp = (id: string): void => {
    line.current = line.current.then(() => send(id));
  };

  return {
    uploads,
    add(files: readonly File[]): void {
      const added = files.map((file) => {
        const id = crypto.randomUUID();
        held.set(id, { file, control: new AbortController() });
        return { id, name: file.name, src: URL.createObjectURL(file), progress: null, problem: null };
      });
      setUploads((all) => [...all, ...added]);
      for (const { id } of added) lineUp(id);
    },
    cancel: drop,
    retry(id: string): void {
      change(id, { progress: null, problem: null });
      lineUp(id);
    },
  };
}
