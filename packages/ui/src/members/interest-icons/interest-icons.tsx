import type { ComponentProps } from "react";
import { Glyph } from "../../internal/glyph.tsx";
import { interestNames } from "./interest-icons.messages.ts";
import { interestGlyphs } from "./interest-glyphs.ts";

export { interestGlyphs, interestNames };

/** The id of an interest: its English name in kebab case. */
export type InterestId = keyof typeof interestGlyphs;

/** All fifty, in the alphabetical order of their English names. */
export const interestIds = Object.keys(interestGlyphs) as InterestId[];

/** Whether a server's word is an interest that has an icon and a name. */
export function isInterestId(id: string): id is InterestId {
  return Object.hasOwn(interestGlyphs, id);
}

/** Those of a sexual kind: shown only where the niche says so, and never to visitors. */
export const adultInterestIds: ReadonlySet<InterestId> = new Set<InterestId>([
  "anal-sex",
  "bondage",
  "exchanging-pictures",
  "lingerie",
  "masturbating",
  "one-night-stand",
  "oral-sex",
  "public-sex",
  "sadomasochism",
  "safe-sex",
  "sex",
  "sex-toys",
  "threesome",
]);

export interface InterestIconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Which one. */
  interest: InterestId;
}

/**
 * The picture of an interest, decorative: its name stands beside it.
 *
 * Use it where interests have names beside them; on its own it says too little.
 */
export function InterestIcon({ interest, ...props }: InterestIconProps) {
  return <Glyph data-slot="interest-icon" markup={interestGlyphs[interest]} {...props} />;
}
