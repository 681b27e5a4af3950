import { defineMessages } from "react-intl";

/** What one's own profile says around its form. */
export const messages = defineMessages<{
  complete: { share: number };
  completeWhole: {};
  completeNext: {};
  photo: {};
  preview: {};
  previewCard: { card: string };
  save: {};
  unsaved: { count: number };
  discard: {};
  leaveTitle: {};
  leaveText: {};
  leaveYes: {};
  leaveNo: {};
}>({
  complete: { id: "account.complete", defaultMessage: "Your profile is {share, number, ::percent} complete" },
  completeWhole: { id: "account.complete.whole", defaultMessage: "Your profile is complete" },
  completeNext: {
    id: "account.complete.next",
    defaultMessage: "Add next:",
    description: "Before links to fields of one’s profile that are empty, such as “Photo” and “About me”",
  },
  photo: { id: "account.complete.photo", defaultMessage: "Photo" },
  preview: { id: "account.preview", defaultMessage: "How others see you" },
  previewCard: {
    id: "account.preview.card",
    defaultMessage: "Preview of your card: {card}",
    description: "What a screen reader says in place of the card; “card” is its words: Anna, 32, Utrecht",
  },
  save: { id: "account.save", defaultMessage: "Save" },
  unsaved: {
    id: "account.unsaved",
    defaultMessage: "{count, plural, one {# unsaved change} other {# unsaved changes}}",
    description: "How many fields of the profile are changed and not saved, beside Discard and Save",
  },
  discard: { id: "account.discard", defaultMessage: "Discard" },
  leaveTitle: { id: "account.leave.title", defaultMessage: "Leave without saving?" },
  leaveText: {
    id: "account.leave.text",
    defaultMessage: "Others won’t see your changes yet. They’ll be here when you come back.",
  },
  leaveYes: { id: "account.leave.yes", defaultMessage: "Leave" },
  leaveNo: { id: "account.leave.no", defaultMessage: "Keep editing" },
});
