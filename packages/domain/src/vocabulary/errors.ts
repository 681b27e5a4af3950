/**
 * The error catalogue: every error that a call can answer, or that a client can meet on the way.
 * A code is also the key of its text (`error.<code>`) in every locale; the facts are its arguments.
 */

/** How loudly the interface says it. */
export type Severity = "info" | "caution" | "critical";

/** The one way on that the interface offers beside the text. */
export type ErrorAction =
  | "buy_credits"
  | "log_in"
  | "resend_activation"
  | "retry"
  | "request_link"
  | "other_method"
  | "go_premium"
  | "unblock";

/** How one error behaves, wherever it is met. */
export interface ErrorEntry {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly severity: Severity;
  /** Whether the same request may succeed when it is sent again without a change. */
  readonly retry: boolean;
  readonly action?: ErrorAction;
  /** Names of the facts that come with the code. */
  readonly facts?: readonly string[];
}

const entries = {
  account_blocked_for_debit: { status: 403, severity: "critical", retry: false, action: "other_method" },
  account_exists: { status: 409, severity: "caution", retry: false, action: "log_in" },
  account_pending_deletion: { status: 403, severity: "caution", retry: false },
  activation_failed: { status: 410, severity: "critical", retry: false, action: "resend_activation" },
  answer_invalid: { status: 0, severity: "critical", retry: false, action: "retry" },
  authentication_required: { status: 403, severity: "info", retry: false, action: "log_in" },
  blocked: { status: 403, severity: "caution", retry: false, facts: ["name"] },
  blocked_by_you: { status: 403, severity: "info", retry: false, action: "unblock", facts: ["name", "profile"] },
  code_invalid: { status: 422, severity: "caution", retry: false },
  conversation_limit: { status: 403, severity: "caution", retry: false, action: "go_premium", facts: ["limit"] },
  debit_limit_reached: { status: 422, severity: "caution", retry: false, action: "other_method" },
  discount_code_not_found: { status: 404, severity: "caution", retry: false },
  discount_code_used: { status: 409, severity: "caution", retry: false },
  email_not_confirmed: { status: 403, severity: "caution", retry: false, action: "resend_activation" },
  email_not_found: { status: 404, severity: "caution", retry: false },
  foreign_origin: { status: 403, severity: "critical", retry: false },
  held_for_review: { status: 403, severity: "info", retry: false },
  invalid_request: { status: 422, severity: "caution", retry: false, facts: ["fields"] },
  like_limit: { status: 403, severity: "info", retry: false, facts: ["limit"] },
  link_invalid: { status: 410, severity: "caution", retry: false, action: "request_link" },
  login_failed: { status: 401, severity: "caution", retry: false },
  malformed_request: { status: 400, severity: "critical", retry: false },
  message_refused: { status: 403, severity: "caution", retry: false },
  network_failed: { status: 0, severity: "critical", retry: true, action: "retry" },
  not_available: { status: 501, severity: "info", retry: false },
  not_enough_credits: {
    status: 402,
    severity: "caution",
    retry: false,
    action: "buy_credits",
    facts: ["balance", "needed"],
  },
  not_found: { status: 404, severity: "caution", retry: false },
  payment_failed: { status: 402, severity: "critical", retry: false, action: "other_method" },
  photo_held: { status: 422, severity: "caution", retry: false, facts: ["reason"] },
  photo_limit: { status: 403, severity: "caution", retry: false, action: "go_premium", facts: ["limit"] },
  photo_refused: { status: 422, severity: "caution", retry: false, facts: ["reason"] },
  premium_only: { status: 403, severity: "info", retry: false, action: "go_premium" },
  price_changed: { status: 409, severity: "caution", retry: false, facts: ["amount_minor", "currency"] },
  recipient_deleted: { status: 403, severity: "caution", retry: false },
  recipient_private: { status: 403, severity: "info", retry: false, facts: ["name"] },
  recipient_unavailable: { status: 403, severity: "caution", retry: false },
  request_key_reused: { status: 409, severity: "critical", retry: false },
  request_refused: { status: 403, severity: "caution", retry: false },
  request_too_large: { status: 413, severity: "caution", retry: false },
  server_busy: { status: 503, severity: "caution", retry: true, action: "retry" },
  session_changed: { status: 409, severity: "info", retry: false },
  signup_closed: { status: 403, severity: "info", retry: false },
  too_many_attempts: { status: 429, severity: "caution", retry: false, facts: ["minutes"] },
  too_many_conversations: { status: 429, severity: "caution", retry: false, facts: ["minutes"] },
  too_many_mails: { status: 429, severity: "caution", retry: false },
  too_many_reset_mails: { status: 429, severity: "caution", retry: false },
  too_many_requests: { status: 429, severity: "caution", retry: true, action: "retry", facts: ["seconds"] },
  unknown_host: { status: 421, severity: "critical", retry: false },
  unexpected: { status: 500, severity: "critical", retry: true, action: "retry" },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof entries;

export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = entries;

/** Whether `code` is one of the catalogue. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(entries, code);

/** Whether something was refused for a block, whoever made it: what was read of the other before is not to be seen either. */
export const isBlock = ({ code }: Pick<Problem, "code">): boolean => code === "blocked" || code === "blocked_by_you";

/** Whether something was refused because there is nobody any more whom it could reach. */
export const isGone = (problem: Pick<Problem, "code"> | null): boolean =>
  problem?.code === "recipient_unavailable" || problem?.code === "recipient_deleted";

/** What comes with a code: the arguments of its text, or the fields of a form that are wrong. */
export type Facts = Readonly<Record<string, unknown>>;

/** An error as data: what is kept in state and sent to the browser. */
export interface Problem {
  readonly code: ErrorCode;
  readonly facts: Facts;
}

/** Why one field was refused: a code of `field.<code>` in the catalogues, and its arguments. */
export interface FieldProblem {
  readonly code: string;
  readonly [fact: string]: string | number;
}

/** An error of the contract, on either side of the wire. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly code: ErrorCode;
  readonly facts: Facts;

  constructor(code: ErrorCode, facts: Facts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }

  get entry(): ErrorEntry {
    return errorCatalogue[this.code];
  }

  /** The wrong fields of an `invalid_request`, by name; empty for every other code. */
  get fields(): Readonly<Record<string, FieldProblem>> {
    return (this.facts["fields"] as Record<string, FieldProblem> | undefined) ?? {};
  }

  /** The body that answers it: `{ error: { code, …facts } }`. */
  toJSON() {
    const flag = this.code === "authentication_required" ? { authentication_required: true } : {};
    return { error: { code: this.code, ...flag, ...this.facts } };
  }
}
