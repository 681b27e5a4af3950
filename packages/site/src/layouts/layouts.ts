import type { ComponentType, ReactNode } from "react";
import type { LayoutName } from "../shared/routing/route.ts";
import { ChatLayout } from "./chat-layout.tsx";
import { DefaultLayout } from "./default-layout.tsx";
import { EmptyLayout, LanderLayout } from "./plain-layouts.tsx";

/** What stands around the screens. */
export const layouts: Readonly<Record<LayoutName, ComponentType<{ children?: ReactNode }>>> = {
  default: DefaultLayout,
  chat: ChatLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
};
