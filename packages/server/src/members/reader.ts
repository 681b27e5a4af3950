import type { Context } from "../context.ts";
import { now } from "../context.ts";
import type { Site } from "../sites.ts";

/** Who looks at members: what they may see depends on it. */
export interface Reader {
  /** `null` is a visitor. */
  readonly id: number | null;
  readonly paid: boolean;
  /** Every photo in a message is blurred for them, until they press it. */
  readonly blursPhotos: boolean;
  readonly site: Site;
  /** When they look: ages, "online" and "new" go by it. */
  readonly at: Date;
}

/** Who makes a request. */
export const readerOf = (context: Pick<Context, "account" | "site" | "clock">): Reader => ({
  id: context.account?.id ?? null,
  paid: context.account?.paid ?? false,
  blursPhotos: context.account?.blurPhotos || context.site.settings.blur_photos === true,
  site: context.site,
  at: now(context),
});
