import { CallError, changeProfile, getMember, searchMembers } from "@kindling/domain/contract";
import type { Context } from "../context.ts";
import { handle, handleMember, type Handler } from "../http/handler.ts";
import { changeOwnProfile } from "./change-profile.ts";
import { memberPage } from "./profile.ts";
import { readerOf } from "./reader.ts";
import { search } from "./search.ts";

/** Refuses visitors where the site shows its members to members only. */
function guardVisitor({ account, site }: Context): void {
  if (!account && site.settings.logged_out_search === "none") throw new CallError("authentication_required");
}

/** Searching members, seeing them and changing oneself. */
export const handlers: readonly Handler[] = [
  handle(searchMembers, async ({ query }, context) => {
    guardVisitor(context);
    return search(context.db, readerOf(context), query);
  }),
  handle(getMember, async ({ query }, context) => {
    guardVisitor(context);
    return memberPage(context.db, readerOf(context), Number(query.id));
  }),
  handleMember(changeProfile, async ({ body }, context) => ({ profile: await changeOwnProfile(body, context) })),
];
