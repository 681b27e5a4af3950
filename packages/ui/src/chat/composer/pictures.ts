/** The pictures among what was dropped. */
export function picturesOf(data: DataTransfer): File[] {
  return [...data.files].filter((file) => file.type.startsWith("image/"));
}

/** The pictures of a paste; none where there is text too: cells and words from an office suite carry a picture of themselves. */
export function pastedPictures(data: DataTransfer): File[] {
  return data.getData("text/plain") ? [] : picturesOf(data);
}
