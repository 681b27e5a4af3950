import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  count: { count: number; limit: number };
  none: {};
  add: {};
  hint: { megabytes: number };
  photo: { number: number; count: number };
  main: {};
  makeMain: {};
  earlier: {};
  later: {};
  crop: {};
  remove: {};
  ask: {};
  yes: {};
  no: {};
  fullFree: { limit: number; premium: number };
  full: { limit: number };
  premium: {};
}>({
  title: { id: "photos.title", defaultMessage: "My photos" },
  count: { id: "photos.count", defaultMessage: "{count, number} of {limit, number}" },
  none: { id: "photos.none", defaultMessage: "No photos yet. Add one so others can see who you are." },
  add: { id: "photos.add", defaultMessage: "Add photos" },
  hint: {
    id: "photos.hint",
    defaultMessage:
      "JPEG, PNG, WebP, AVIF or GIF, up to {megabytes, number} MB. We remove where and when it was taken.",
  },
  photo: { id: "photo-overview.photo", defaultMessage: "Photo {number} of {count}" },
  main: { id: "photos.main", defaultMessage: "Main photo" },
  makeMain: { id: "photos.make_main", defaultMessage: "Make this my main photo" },
  earlier: { id: "photos.earlier", defaultMessage: "Move earlier" },
  later: { id: "photos.later", defaultMessage: "Move later" },
  crop: { id: "photo-cropper.title", defaultMessage: "Crop photo" },
  remove: { id: "photos.remove", defaultMessage: "Delete photo" },
  ask: { id: "photos.ask", defaultMessage: "Delete this photo? You can’t undo this." },
  yes: { id: "photos.yes", defaultMessage: "Delete" },
  no: { id: "photos.no", defaultMessage: "Keep it" },
  fullFree: {
    id: "photos.full_free",
    defaultMessage:
      "You have {limit, plural, one {# photo} other {# photos}}, the most for free. With Premium you can have {premium, number}.",
  },
  full: {
    id: "photos.full",
    defaultMessage:
      "You have {limit, plural, one {# photo} other {# photos}}, the most there can be. Delete one to add another.",
  },
  premium: { id: "chats.action.go_premium", defaultMessage: "Get Premium" },
});
