/** Where the hero stands, and its photos in it; its skeleton takes the same. */
export const heroFrame =
  "k:mx-auto k:grid k:w-full k:max-w-page k:items-center k:gap-8 k:px-gutter k:py-8 k:lg:grid-cols-2 k:lg:gap-16 k:lg:py-20";
export const heroPhotosFrame = "k:grid k:grid-cols-3 k:gap-3 k:sm:gap-4";

/** Where a photo of the hero stands: the middle column hangs lower. */
export const heroPhotoClass = (index: number): string =>
  index % 3 === 1 ? "k:translate-y-6 k:rounded-card" : "k:rounded-card";

/** How many photos the hero has. */
export const heroPhotos = 6;
