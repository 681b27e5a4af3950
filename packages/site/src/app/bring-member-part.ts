import { bringTexts } from "../shared/language/catalogue.ts";
import { provideMemberPart } from "../shared/user/member-part.ts";

/** Its file below `src/`, as the build's manifest names it. */
export const memberModule = "app/member-part.ts";

/** Brings what members alone come to see, before a page of theirs is drawn. */
export async function bringMemberPart(): Promise<void> {
  const [part] = await Promise.all([import("./member-part.ts"), bringTexts(memberModule)]);
  provideMemberPart(part);
}
