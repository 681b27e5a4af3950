import type { ErrorCode } from "@kindling/domain/contract";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { closedErrorMessages } from "./closed-errors.messages.ts";
import { commonErrorMessages } from "./common-errors.messages.ts";

/** The text of each error of the catalogue; a code without one does not compile. */
export const errorMessages: Record<ErrorCode, MessageDescriptor> = {
  ...commonErrorMessages,
  ...closedErrorMessages,
  ...defineMessages({
    account_blocked_for_debit: {
      id: "error.account_blocked_for_debit",
      defaultMessage: "Your account is blocked for direct debit payments",
    },
    account_exists: {
      id: "error.account_exists",
      defaultMessage: "This email address already owns an account on this website",
    },
    account_pending_deletion: {
      id: "error.account_pending_deletion",
      defaultMessage: "This account is about to be deleted. Use the link in our email to keep it, or contact support.",
    },
    activation_failed: { id: "error.activation_failed", defaultMessage: "Activation failed" },
    blocked: { id: "error.blocked", defaultMessage: "You’re blocked by {name}" },
    blocked_by_you: { id: "error.blocked_by_you", defaultMessage: "You’ve blocked {name}" },
    code_invalid: { id: "error.code_invalid", defaultMessage: "Code invalid" },
    debit_limit_reached: {
      id: "error.debit_limit_reached",
      defaultMessage: "You’ve reached the limit for direct debit",
    },
    discount_code_not_found: { id: "error.discount_code_not_found", defaultMessage: "Code not found" },
    discount_code_used: { id: "error.discount_code_used", defaultMessage: "Code already used" },
    email_not_found: { id: "error.email_not_found", defaultMessage: "E-mail address not found" },
    foreign_origin: { id: "error.foreign_origin", defaultMessage: "This request didn’t come from our own page" },
    invalid_request: { id: "error.invalid_request", defaultMessage: "Check the highlighted fields" },
    like_limit: {
      id: "error.like_limit",
      defaultMessage:
        "You’ve used {limit, plural, one {today’s like} other {all # likes of today}}. You get new ones tomorrow.",
    },
    link_invalid: { id: "error.link_invalid", defaultMessage: "Link expired or invalid, request a new email" },
    login_failed: { id: "error.login_failed", defaultMessage: "Login failed, please try again" },
    malformed_request: { id: "error.malformed_request", defaultMessage: "We couldn’t read this request" },
    not_available: { id: "error.not_available", defaultMessage: "This isn’t available here yet" },
    payment_failed: { id: "error.payment_failed", defaultMessage: "Payment failed or has been cancelled" },
    photo_held: {
      id: "error.photo_held",
      defaultMessage:
        "{reason, select, explicit {We’re not delivering this photo: it looks sexually explicit.} other {We’re not delivering this photo.}} You weren’t charged.",
    },
    photo_limit: {
      id: "error.photo_limit",
      defaultMessage: "You can have {limit, plural, one {# photo} other {# photos}}. Get Premium for more.",
    },
    photo_refused: {
      id: "error.photo_refused",
      defaultMessage:
        "{reason, select, heic {We can’t read HEIC photos here. Save it as a JPEG and try again.} small {This photo is too small. Each side needs 200 pixels or more.} large {This photo has more than 50 megapixels. Try a smaller one.} shape {This photo is too long and thin. Crop it and try again.} damaged {We couldn’t read this photo: it seems to be damaged. Try another one.} other {We can’t use this file. Try a photo in JPEG, PNG or WebP.}}",
    },
    premium_only: { id: "error.premium_only", defaultMessage: "This is for Premium members" },
    price_changed: {
      id: "error.price_changed",
      defaultMessage: "The price has changed. Check the new one before you pay.",
    },
    request_key_reused: {
      id: "error.request_key_reused",
      defaultMessage: "This was already sent with different content. Reload the page and try again.",
    },
    request_refused: {
      id: "error.request_refused",
      defaultMessage: "We couldn’t do that. Reload the page and try again.",
    },
    request_too_large: { id: "error.request_too_large", defaultMessage: "This is too large to send" },
    signup_closed: { id: "error.signup_closed", defaultMessage: "Sign-up is by invitation only right now" },
    too_many_attempts: {
      id: "error.too_many_attempts",
      defaultMessage: "Too many incorrect attempts, account blocked for {minutes, number} min",
    },
    held_for_review: {
      id: "error.held_for_review",
      defaultMessage:
        "Many members got the same words, so we’ll look at this message before it’s delivered. You don’t need to send it again.",
    },
    message_refused: {
      id: "error.message_refused",
      defaultMessage: "We didn’t deliver this message, because it went to many members in the same words",
    },
    too_many_conversations: {
      id: "error.too_many_conversations",
      defaultMessage:
        "That’s a lot of new conversations at once. You can start the next one in {minutes, plural, one {# minute} other {# minutes}}.",
    },
    too_many_mails: { id: "error.too_many_mails", defaultMessage: "Too many emails sent, please try again tomorrow" },
    too_many_reset_mails: {
      id: "error.too_many_reset_mails",
      defaultMessage: "Too many password reset emails sent, please try again tomorrow",
    },
    unknown_host: { id: "error.unknown_host", defaultMessage: "There’s no site at this address" },
  }),
};
