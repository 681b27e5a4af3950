export const accountStatuses = ["not_confirmed", "active", "pending_deletion"] as const;
/** Why mail to a member has stopped. */
export const mailStops = ["spam_complaint", "bounce", "unsubscribe"] as const;
