/** A picture of 480 by 600 pixels, all of one colour. */
const webp = "UklGRi4AAABXRUJQVlA4TCIAAAAv38GVAAdQxDLXrP8BAEX6/58i+p/63//+97///e9//5sC";

/** A picture that every back end takes, as a browser would send it. */
export const picture = (): File => new File([Buffer.from(webp, "base64")], "me.webp", { type: "image/webp" });

/** Another one, in its bytes: what stands behind the picture belongs to nobody. */
export const otherPicture = (): File =>
  new File([Buffer.from(webp, "base64"), "\0\0"], "me.webp", { type: "image/webp" });
