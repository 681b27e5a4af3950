import type { SignUpForm } from "../contract/index.ts";

/**
 * Where a visitor came from, as one word: what their address calls so, else the network or the referrer that it names.
 * Sites that open search or sign-up to some sources only ask for it.
 */
export const trafficSourceOf = ({ trafficsource, tracking }: Pick<SignUpForm, "trafficsource" | "tracking">) =>
  trafficsource || tracking?.network || tracking?.ref || undefined;
