import type { User } from "@kindling/domain/contract";
import type { ComponentType, ReactNode } from "react";
import type { LayoutName } from "../routing/route.ts";
import { useUser } from "./use-user.ts";

/** What only a member comes to see; a visitor's page does without. */
export interface MemberPart {
  /** What stands around a member's screens, where no other page has it. */
  readonly layouts: Readonly<Partial<Record<LayoutName, ComponentType<{ children?: ReactNode }>>>>;
  /** What stands there until a member's screen does, by the name of its route. */
  readonly skeletons: Readonly<Record<string, ComponentType>>;
  readonly LikePopups: ComponentType;
  readonly MemberRefresh: ComponentType;
  readonly MemberNotices: ComponentType;
  readonly MemberPlaces: ComponentType<{ user: User; hideTabs: boolean }>;
  readonly MemberAccount: ComponentType<{ user: User }>;
}

let provided: MemberPart | undefined;

/** Called before a member's page is drawn. */
export function provideMemberPart(part: MemberPart): void {
  provided = part;
}

/** The members' part on a member's page; nothing on a visitor's. A page belongs to one of the two. */
export const useMemberPart = (): MemberPart | undefined => (useUser() ? provided : undefined);
