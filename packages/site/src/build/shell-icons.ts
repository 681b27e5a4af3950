import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

/** The drawn icons of a site: the name of each, its source in the shell's assets, its pixels. */
const icons = [
  ["icon-192.png", "favicon.svg", 192],
  ["icon-512.png", "favicon.svg", 512],
  ["icon-maskable-512.png", "icon.svg", 512],
  ["apple-touch-icon.png", "icon.svg", 180],
] as const;

/** Pixels that a shell's drawings measure, both ways. */
const drawn = 32;

const draw = (shell: string, source: string, pixels: number): Promise<Buffer> =>
  sharp(join(shell, "assets", source), { density: (72 * pixels) / drawn })
    .resize(pixels)
    .png({ palette: true })
    .toBuffer();

/** Draws the icons of a home screen from the shell's: `favicon.svg`, and `icon.svg`, which fills its square. */
export const shellIcons = (shell: string): Plugin => ({
  name: "kindling:shell-icons",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    await Promise.all(
      icons.map(async ([fileName, source, pixels]) => {
        this.emitFile({ type: "asset", fileName, source: await draw(shell, source, pixels) });
      }),
    );
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const icon = icons.find(([name]) => request.url === `/${name}`);
      if (!icon) return next();
      draw(shell, icon[1], icon[2]).then((image) => response.setHeader("content-type", "image/png").end(image), next);
    });
  },
});
