import { DefaultLayout } from "./default-layout.tsx";
import { EmptyLayout, LanderLayout } from "./plain-layouts.tsx";

/** What stands around the screens that anyone may see. */
export const layouts = { default: DefaultLayout, chat: undefined, lander: LanderLayout, empty: EmptyLayout };
