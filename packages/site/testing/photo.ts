import type { Image } from "@kindling/domain/contract";

const size = { width: 400, height: 500 };

const draw = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 70%)"/><circle cx="200" cy="210" r="80" fill="hsl(${hue} 35% 35%)"/><path d="M40 500c0-110 70-170 160-170s160 60 160 170Z" fill="hsl(${hue} 35% 35%)"/></svg>`,
  )}`;

/** A drawn picture, another one for each number: nobody's face, and no request. */
export function fakeImage(number: number): Image {
  const src = draw((number * 67) % 360);
  return { filename: src, thumb_filename: src, match: src, status: "active", placeholder: src, ...size };
}
