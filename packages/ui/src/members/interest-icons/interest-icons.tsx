import type { ComponentProps, CSSProperties, ReactElement } from "react";
import { cn } from "../../internal/cn.ts";
import { interestNames } from "./interest-icons.messages.ts";

export { interestNames };

/** The id of an interest: its English name in kebab case. */
export type InterestId = keyof typeof interestNames;

/** All fifty, in the alphabetical order of their English names. */
export const interestIds = Object.keys(interestNames) as InterestId[];

/** Whether a server's word is an interest that has an icon and a name. */
export function isInterestId(id: string): id is InterestId {
  return Object.hasOwn(interestNames, id);
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

export interface InterestIconProps extends Omit<ComponentProps<"span">, "children"> {
  /** Which one. */
  interest: InterestId;
}

type SpanProps = ComponentProps<"span"> & { "data-slot"?: string };

/** Where each stands in the sprite. */
const places = Object.fromEntries(interestIds.map((id, index) => [id, { "--k-interest": index } as CSSProperties]));

/** The same as `InterestIcon`, for lists of hundreds: one element and nothing around it. */
export const interestIcon = (interest: InterestId, className?: string, props?: SpanProps): ReactElement => (
  <span
    aria-hidden="true"
    {...props}
    className={cn("k:interest-sprite k:shrink-0", className)}
    style={props?.style ? { ...places[interest], ...props.style } : places[interest]}
  />
);

/**
 * The picture of an interest, decorative: its name stands beside it.
 *
 * Use it where interests have names beside them; on its own it says too little.
 */
export function InterestIcon({ interest, className, ...props }: InterestIconProps) {
  return interestIcon(interest, className, { "data-slot": "interest-icon", ...props });
}
