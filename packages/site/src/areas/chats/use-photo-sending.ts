import { calls, type Message } from "@kindling/domain/contract";
import { callKey, isKeyOf, useDomain } from "@kindling/domain/react";
import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { waitingName } from "../../shared/photos/upload-trays.ts";
import { choose, useUploads } from "../../shared/photos/use-uploads.ts";
import { loadAhead } from "../../shared/routing/chunk-guard.ts";
import { readOfAccount } from "../../shared/storage/account-store.ts";
import { useMember, useUserChange } from "../../shared/user/use-user.ts";

const isChatsKey = isKeyOf(calls.getChats);

/** What keeps photos on the device; without it memory still does. */
const waitingPhotos = () => import("../../shared/photos/waiting-photos.ts");

interface SendingOptions {
  /** What stands in the conversation. */
  readonly messages: readonly Message[];
  /** Brings in what stands there now, before the photo leaves the tray. */
  readonly onSent: () => Promise<unknown>;
}

/** Photos that go with the next message to a member. Like what is written they stay until they are sent or given up. */
export function usePhotoSending(profile: string, { messages, onSent }: SendingOptions) {
  const { client, clock } = useDomain();
  const { id: account } = useMember();
  const { mutate } = useSWRConfig();
  const changeUser = useUserChange();
  const { uploads, add, send, cancel } = useUploads({
    account,
    to: profile,
    async deliver({ requestKey, ...sending }) {
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
        // A page that has gone meanwhile has no list to fill.
        await mutate(isChatsKey).catch(() => {});
      }
    },
    onGone: (id) =>
      void loadAhead(async () => (await waitingPhotos()).forgetWaiting(account, profile, id, clock.now())),
  });

  const restore = useEffectEvent(add);
  useEffect(() => {
    if (readOfAccount(account, waitingName(profile)) === "") return;
    void loadAhead(async () => restore(await (await waitingPhotos()).readWaiting(account, profile)));
  }, [account, profile]);

  const chosen = uploads.filter(({ sent, problem }) => !sent && !problem);
  // One whose answer was lost, or that another window has sent.
  const arrived = chosen.find(({ id }) => messages.some((message) => message.own && message.request_key === id))?.id;
  const letGo = useEffectEvent(cancel);
  useEffect(() => {
    if (arrived !== undefined) letGo(arrived);
  }, [arrived]);

  return {
    uploads,
    /** How many are not sent yet. */
    chosen: chosen.length,
    add(files: readonly File[]): void {
      const photos = choose(files);
      add(photos);
      void loadAhead(async () => (await waitingPhotos()).keepWaiting(account, profile, photos, clock.now()));
    },
    sendChosen: (): void => send(chosen.map(({ id }) => id)),
    retry: (upload: string): void => send([upload]),
    cancel,
  };
}

export type PhotoSending = ReturnType<typeof usePhotoSending>;
