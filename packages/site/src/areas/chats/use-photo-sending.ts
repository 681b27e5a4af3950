import { calls } from "@kindling/domain/contract";
import { callKey, isKeyOf, useDomain } from "@kindling/domain/react";
import { useSWRConfig } from "swr";
import { useUploads } from "../../shared/photos/use-uploads.ts";
import { useUserChange } from "../../shared/user/use-user.ts";

const isChatsKey = isKeyOf(calls.getChats);

/** Photos that go with the next message to a member; `onSent` brings in what stands before the photo leaves the tray. */
export function usePhotoSending(profile: string, onSent: () => Promise<unknown>) {
  const { client } = useDomain();
  const { mutate } = useSWRConfig();
  const changeUser = useUserChange();
  const { uploads, add, send, cancel } = useUploads(async ({ requestKey, ...sending }) => {
    try {
      const body = { profile, request_key: requestKey };
      const { credits } = await client.upload(calls.sendPhoto, { ...sending, body, retries: 2 });
      changeUser((user) => ({ ...user, credits }));
    } catch (failure) {
      // Cancelled too late, it may stand all the same.
      if (sending.signal.aborted) await mutate(callKey(calls.getUser, {}));
      throw failure;
    } finally {
      await onSent().catch(() => {});
      void mutate(isChatsKey);
    }
  });
  const chosen = uploads.filter((upload) => !upload.sent);
  return {
    uploads,
    /** How many are not sent yet. */
    chosen: chosen.length,
    add: (files: readonly File[]): void => void add(files),
    sendChosen: (): void => send(chosen.map(({ id }) => id)),
    retry: (upload: string): void => send([upload]),
    cancel,
  };
}

export type PhotoSending = ReturnType<typeof usePhotoSending>;
