/**
 * not_confirmed --confirm--> active --delete--> pending_deletion --reactivate--> active
 *                                               pending_deletion --window passed--> erased
 */
export type AccountStatus = "not_confirmed" | "active" | "pending_deletion" | "erased";
export type AccountEvent = "confirm" | "delete" | "reactivate" | "erase";

const transitions: Readonly<Record<AccountStatus, Partial<Record<AccountEvent, AccountStatus>>>> = {
  not_confirmed: { confirm: "active", delete: "pending_deletion" },
  active: { confirm: "active", delete: "pending_deletion" },
  pending_deletion: { reactivate: "active", erase: "erased" },
  erased: {},
};

/** The status after an event; an event that does not apply changes nothing. */
export const nextAccountStatus = (status: AccountStatus, event: AccountEvent): AccountStatus =>
  transitions[status][event] ?? status;
