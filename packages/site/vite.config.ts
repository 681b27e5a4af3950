import { resolve } from "node:path";
import formatjs from "@formatjs/unplugin/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";

const here = import.meta.dirname;

/**
 * The build of a niche site: the browser's files and the server-side render, into the shell's `dist/`. The built render
 * brings all that it imports along; while developing, packages that are not ours are left to Node.
 */
export function siteBuild(shell: string, { dev = false } = {}): InlineConfig {
  return {
    root: here,
    configFile: false,
    publicDir: resolve(shell, "assets"),
    plugins: [react(), tailwindcss(), formatjs({ removeDefaultMessage: true })],
    resolve: {
      alias: [
        { find: "#theme.css", replacement: resolve(shell, "theme.css") },
        // Catalogues are compiled ahead, so nothing at run time parses a message.
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
        },
      ],
    },
    environments: {
      client: {
        build: {
          outDir: resolve(shell, "dist/client"),
          emptyOutDir: true,
          manifest: true,
          cssCodeSplit: false,
          rolldownOptions: { input: resolve(here, "src/render/entry-client.tsx") },
        },
      },
      ssr: {
        resolve: { noExternal: dev ? [/^@kindling\//] : true },
        build: {
          outDir: resolve(shell, "dist/server"),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: resolve(here, "src/render/entry-server.tsx") },
        },
      },
    },
    builder: {},
  };
}
