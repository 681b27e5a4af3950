import { calls } from "@kindling/domain/contract";
import { searchModeFor } from "@kindling/domain/rules";
import { handle, handleMember, type Handler } from "../http/handler.ts";
import { changeOwnProfile } from "./change-profile.ts";
import { countLook } from "./looks.ts";
import { addPhoto, cropOwnPhoto, movePhoto, removePhoto } from "./own-photos.ts";
import { memberPage } from "./profile.ts";
import { readerOf } from "./reader.ts";
import { search } from "./search.ts";

/** Searching members, seeing them and changing oneself. */
export const handlers: readonly Handler[] = [
  handle(calls.searchMembers, async ({ query }, context) => {
    await countLook(context);
    return search(context.db, readerOf(context), query);
  }),
  handle(calls.getMember, async ({ query }, context) => {
    await countLook(context);
    const reader = readerOf(context);
    // Whose site shows visitors no search shows them no pages of members either.
    searchModeFor(reader.id !== null, reader.site.settings, query.trafficsource);
    return memberPage(context.db, reader, Number(query.id));
  }),
  handleMember(calls.changeProfile, async ({ body }, context) => ({ profile: await changeOwnProfile(body, context) })),
  handleMember(calls.uploadPhoto, ({ body, file }, context) =>
    addPhoto({ file, requestKey: body.request_key }, context),
  ),
  handleMember(calls.movePhoto, async ({ body }, context) => ({
    profile: await movePhoto(Number(body.photo), body.position, context),
  })),
  handleMember(calls.cropPhoto, async ({ body }, context) => ({
    profile: await cropOwnPhoto(Number(body.photo), body.area, context),
  })),
  handleMember(calls.removePhoto, async ({ body }, context) => ({
    profile: await removePhoto(Number(body.photo), context),
  })),
];
