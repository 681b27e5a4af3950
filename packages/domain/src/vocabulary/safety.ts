/** What somebody may be reported for. */
export const reportReasons = ["harassment", "scam", "impersonation", "content", "underage", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
