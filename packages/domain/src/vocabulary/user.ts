export const accountStatuses = ["not_confirmed", "active", "pending_deletion"] as const;
/**
 * Who comes across a member: everyone; in privacy mode those whom they have liked or written to; in invisible mode nobody anew.
 */
export const visibilities = ["everyone", "chosen", "nobody"] as const;

/** Why mail to a member has stopped. */
export const mailStops = ["spam_complaint", "bounce", "unsubscribe"] as const;
