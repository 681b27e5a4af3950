/** The drawn face that stands where no photo is: head, hair and shoulders in the colours of the brand, cut like a portrait. */
export const noPhotoFace =
  '<path d="M8 100c2-19 14-28 32-28s30 9 32 28z" fill="currentColor" opacity=".28"/>' +
  '<path d="M33 58h14v13a7 7 0 0 1-14 0z" fill="currentColor" opacity=".22"/>' +
  '<circle cx="40" cy="41" r="18" fill="currentColor" opacity=".22"/>' +
  '<path d="M20 42c-2-17 9-26 21-26 13 0 21 10 19 25-5-2-9-6-11-11-6 6-16 10-29 12z" fill="currentColor" opacity=".38"/>' +
  '<path d="M34 48c3 4 9 4 12 0" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>' +
  '<circle cx="33.5" cy="41" r="1.4" fill="currentColor" opacity=".6"/><circle cx="46.5" cy="41" r="1.4" fill="currentColor" opacity=".6"/>';
