import { randomUUID } from "node:crypto";
import { calls } from "@kindling/domain/contract";
import { formOf } from "@kindling/domain/client";
import { accountOf, answer, answering, breaks, type Double, insteadOf, of, taking } from "./double.ts";

/** The request with another key, so that it brings a photo of its own. */
async function withNewKey(request: Request): Promise<Request> {
  const file = (await request.clone().formData()).get("file") as File;
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  return new Request(request.url, {
    method: request.method,
    headers,
    body: formOf({ request_key: randomUUID() }, file),
  });
}

const isKept = async (request: Request) => {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return /^[0-9a-f-]{36}$/.test(String(form?.get("request_key")));
};

export const photoDoubles: readonly Double[] = [
  breaks(
    "photos-are-added-once",
    "a repetition brings another photo",
    of(calls.uploadPhoto, async (request, next, world) =>
      next(accountOf(request, world) && (await isKept(request)) ? await withNewKey(request) : request),
    ),
  ),
  breaks(
    "photos-have-a-limit",
    "the limit is not said",
    insteadOf("photo_limit", calls.uploadPhoto, async () => answer({ error: { code: "photo_limit", limit: 0 } }, 403)),
  ),
  breaks(
    "photos-are-pictures",
    "a page is refused as a picture that is damaged",
    insteadOf("photo_refused", calls.uploadPhoto, async () =>
      answer({ error: { code: "photo_refused", reason: "damaged" } }, 422),
    ),
  ),
  breaks(
    "photos-keep-their-order",
    "the last place is the first",
    taking(calls.movePhoto, (body) => (body["position"] === 2 ? { ...body, position: 0 } : body)),
  ),
  breaks(
    "photos-are-shown-in-the-chosen-part",
    "all of it is shown, whatever is chosen",
    taking(calls.cropPhoto, (body) =>
      typeof body["area"]?.height === "number" ? { ...body, area: { x: 0, y: 0, width: 1, height: 1 } } : body,
    ),
    ["wrong-fields-are-refused-by-name"],
  ),
  breaks(
    "photos-are-their-members",
    "anybody moves a photo",
    insteadOf("not_found", calls.movePhoto, async (request, _, world) =>
      answer({ profile: accountOf(request, world)!.user.profile }),
    ),
  ),
  breaks(
    "locked-photos-are-not-sent",
    "locked photos are named",
    answering(calls.getMember, (found, world) => ({
      ...found,
      profile: {
        ...found["profile"],
        all_images: world.accounts.get(found["profile"].id)?.user.profile.images.map(({ filename }) => filename),
      },
    })),
  ),
];
