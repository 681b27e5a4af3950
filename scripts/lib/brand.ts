import type { Site } from "@kindling/server";
import { defaultSchemes, pageColours, preloadFonts } from "@kindling/tokens";

/** Pixels of the icons that a site's build draws, by their names. */
const icons = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The scheme that a brand shows where nobody has chosen one. */
const schemeOf = ({ key }: Site) => defaultSchemes[key] ?? "light";

/** The site as an app on a home screen. */
export function manifestOf(site: Site) {
  const colour = pageColours[site.key][schemeOf(site)];
  return {
    id: "/",
    name: site.settings.name,
    short_name: site.settings.name,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: colour,
    background_color: colour,
    icons,
  };
}

const themeColour = (colour: string, media = "") => `<meta name="theme-color" content="${colour}"${media}>`;

/** What each page of a brand has in its head: its icons, its manifest, the colour of the window around it. */
export function brandHead({ key }: Site): string {
  const { light, dark } = pageColours[key];
  const fixed = defaultSchemes[key];
  return [
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    ...(fixed
      ? [themeColour(pageColours[key][fixed])]
      : [
          themeColour(light, ` media="(prefers-color-scheme: light)"`),
          themeColour(dark, ` media="(prefers-color-scheme: dark)"`),
        ]),
  ].join("");
}

/** Whether a file of the build is a font that the brand's first paint needs. */
export const isFirstFont = ({ key }: Site, source: string): boolean =>
  preloadFonts[key].some((name) => source.endsWith(`/${name}`));
