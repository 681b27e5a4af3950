import { calls, type OwnImage, type OwnProfile, type PhotoArea } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { photosKept } from "@kindling/domain/rules";
import { useState } from "react";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useHrefAndBack } from "../../shared/routing/way-back.ts";
import { useMember, useUserChange } from "../../shared/user/use-user.ts";
import { photoFields, readMove } from "./photo-fields.ts";
import type { PhotoUpload } from "../../shared/photos/upload-trays.ts";
import { choose, useUploads } from "../../shared/photos/use-uploads.ts";

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** One's own photos, and everything that can be done with them. */
export interface PhotosModel {
  readonly images: readonly OwnImage[];
  /** How many there may be. */
  readonly limit: number;
  readonly paid: boolean;
  readonly premiumHref: string;
  /** Why the last thing was not done. */
  readonly problem: Problem | null;
  /** What was refused of the form that the browser itself has sent. */
  readonly refused: { readonly problem: Problem | null; readonly names: readonly string[] };
  /** The photo of which it is asked whether to delete it. */
  readonly asking: string | null;
  /** The photo that something is being done with. */
  readonly busy: string | null;
  /** The photo that has come to another place; an empty one where it is gone. A new object each time. */
  readonly arrived: { readonly photo: string } | null;
  readonly uploads: readonly PhotoUpload[];
  /** The photo that is being cropped. */
  readonly cropping: OwnImage | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCancel: (upload: string) => void;
  readonly onRetry: (upload: string) => void;
  /** A button of the photos' form was pressed; what it would have sent. */
  readonly onPress: (name: string, value: string) => void;
  /** The question is answered with no. */
  readonly onKeep: (photo: string) => void;
  readonly onCropping: (photo: string | null) => void;
  readonly onCrop: (area: PhotoArea) => void;
}

export function usePhotosModel(): PhotosModel {
  const { client } = useDomain();
  const { id: account, profile, paid_user: paid } = useMember();
  const changeUser = useUserChange();
  const [sent, posted] = [usePosted("photo"), usePosted("photos")];
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);
  const [asking, setAsking] = useState<string | null>(posted?.values[photoFields.ask]?.[0] ?? null);
  const [busy, setBusy] = useState<string | null>(null);
  const [arrived, setArrived] = useState<PhotosModel["arrived"]>(null);
  const [cropping, setCropping] = useState<string | null>(null);
  const take = (next: OwnProfile): void => changeUser((user) => ({ ...user, profile: next }));
  const { uploads, add, send, cancel } = useUploads({
    account,
    to: "profile",
    async deliver({ requestKey, ...sending }) {
      const body = { request_key: requestKey };
      take((await client.upload(calls.uploadPhoto, { ...sending, body, retries: 2 })).profile);
    },
  });

  /** Does one thing with a photo; answers whether it was done. */
  const change = async (photo: string, ask: () => Promise<{ profile: OwnProfile }>): Promise<boolean> => {
    setBusy(photo);
    setProblem(null);
    try {
      take((await ask()).profile);
      return true;
    } catch (failure) {
      setProblem(asProblem(failure));
      return false;
    } finally {
      setBusy(null);
    }
  };

  const move = async (photo: string, position: number): Promise<void> => {
    if (await change(photo, () => client.call(calls.movePhoto, { body: { photo, position } }))) setArrived({ photo });
  };
  const remove = async (photo: string): Promise<void> => {
    const gone = await change(photo, () => client.call(calls.removePhoto, { body: { photo } }));
    setAsking(null);
    setArrived({ photo: gone ? "" : photo });
  };
  const crop = async (photo: string, { x, y, width, height }: PhotoArea): Promise<void> => {
    const area = { x: within(x), y: within(y), width: within(width), height: within(height) };
    if (await change(photo, () => client.call(calls.cropPhoto, { body: { photo, area } }))) setCropping(null);
  };

  return {
    images: profile.images,
    limit: photosKept({ paid }),
    paid,
    premiumHref: useHrefAndBack("/premium"),
    problem,
    refused: { problem: sent?.problem ?? null, names: sent?.values[photoFields.refused] ?? [] },
    asking,
    busy,
    arrived,
    uploads,
    cropping: profile.images.find(({ id }) => id === cropping) ?? null,
    onFiles(files) {
      const chosen = choose(files);
      add(chosen);
      send(chosen.map((photo) => photo.id));
    },
    onCancel: cancel,
    onRetry: (upload) => send([upload]),
    onPress(name, value) {
      if (busy) return;
      if (name === photoFields.ask) setAsking(value);
      else if (name === photoFields.remove) void remove(value);
      else if (name === photoFields.move) {
        const { photo, position } = readMove(value);
        void move(photo, position);
      }
    },
    onKeep(photo) {
      setAsking(null);
      setArrived({ photo });
    },
    onCropping(photo) {
      setProblem(null);
      setCropping(photo);
    },
    onCrop: (area) => void (cropping && crop(cropping, area)),
  };
}
