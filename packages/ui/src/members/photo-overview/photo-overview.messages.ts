import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  photos: { name: string };
  photo: { number: number; count: number };
  none: { name: string };
}>({
  photos: {
    id: "photo-overview.photos",
    defaultMessage: "Photos of {name}",
    description: "Name of the list of small photos",
  },
  photo: {
    id: "photo-overview.photo",
    defaultMessage: "Photo {number} of {count}",
    description: "Text of one small photo, which opens large",
  },
  none: { id: "photo-overview.none", defaultMessage: "{name} hasn’t added more photos yet." },
});
