import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { formOf } from "@kindling/domain/client";
import { accountOf, answer, answering, breaks, type Double, insteadOf, of } from "./double.ts";

/** The request with another key, so that it sends a photo of its own. */
async function underNewKey(request: Request): Promise<Request> {
  const form = await request.clone().formData();
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  const body = formOf({ profile: form.get("profile"), request_key: randomUUID() }, form.get("file") as File);
  return new Request(request.url, { method: request.method, headers, body });
}

export const messagePhotoDoubles: readonly Double[] = [
  breaks(
    "a-photo-is-sent-once-for-its-key",
    "a key that was used sends another photo",
    insteadOf("request_key_reused", calls.sendPhoto, async (request, next) => next(await underNewKey(request))),
  ),
  breaks(
    "what-is-no-photo-is-not-sent",
    "a page is refused as a picture that is damaged",
    insteadOf("photo_refused", calls.sendPhoto, async () =>
      answer({ error: { code: "photo_refused", reason: "damaged" } }, 422),
    ),
  ),
  breaks(
    "a-photo-of-no-match-is-blurred",
    "every photo comes plain, but where all are to be blurred",
    of(calls.getMessages, async (request, next, world) => {
      const reader = accountOf(request, world);
      const photos = world.conversations.flatMap(({ messages }) => messages.flatMap(({ photo }) => photo ?? []));
      const before = photos.map(({ revealed }) => revealed);
      if (!reader?.user.blur_photos) for (const photo of photos) photo.revealed = true;
      const response = await next(request);
      for (const [at, photo] of photos.entries()) photo.revealed = before[at]!;
      return response;
    }),
  ),
  breaks(
    "blurring-is-the-readers-choice",
    "the choice is answered and not kept",
    answering(calls.changeUser, (user, world, request) => {
      const account = accountOf(request, world)!;
      account.user = { ...account.user, blur_photos: false };
      return user;
    }),
  ),
];
