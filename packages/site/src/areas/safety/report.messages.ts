import type { ReportReason } from "@kindling/domain/contract";
import { defineMessages, type MessageDescriptor } from "react-intl";

export const messages = defineMessages<{
  text: { name: string };
  reason: {};
  more: {};
  moreHint: {};
  send: {};
  received: {};
  receivedText: { number: string };
}>({
  text: { id: "report.text", defaultMessage: "Only our team reads this. {name} isn’t told." },
  reason: { id: "report.reason", defaultMessage: "What’s wrong?" },
  more: { id: "report.more", defaultMessage: "Tell us more" },
  moreHint: { id: "report.more.hint", defaultMessage: "What happened, and when? You can leave this empty." },
  send: { id: "report.send", defaultMessage: "Send report" },
  received: { id: "report.received", defaultMessage: "We’ve got your report" },
  receivedText: {
    id: "report.received.text",
    defaultMessage: "Thank you. Our team will look into it. Your report is number {number}.",
  },
});

/** What somebody may be reported for, in words. */
export const reasonMessages: Record<ReportReason, MessageDescriptor> = defineMessages({
  harassment: { id: "report.reason.harassment", defaultMessage: "Insults, threats or pressure" },
  scam: { id: "report.reason.scam", defaultMessage: "Asks for money or advertises something" },
  impersonation: { id: "report.reason.impersonation", defaultMessage: "Pretends to be someone else" },
  content: { id: "report.reason.content", defaultMessage: "Photos or words that don’t belong here" },
  underage: { id: "report.reason.underage", defaultMessage: "Seems to be under {age, number}" },
  other: { id: "report.reason.other", defaultMessage: "Something else" },
});
