import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { SiteConfig } from "../config.ts";
import { inlineMessages } from "./inline-messages.ts";
import type { CatalogueParts } from "./catalogue-parts.ts";
import { pureMakers } from "./pure-makers.ts";
import { shellCatalogues } from "./shell-catalogues.ts";
import { shellIcons } from "./shell-icons.ts";

export { catalogueKey, readOverrides, textProblems } from "./shell-catalogues.ts";

const root = resolve(import.meta.dirname, "../..");

/** A module of this package, by the name in its exports: a source in the workspace, a built file where it is installed. */
const own = (name: string) => fileURLToPath(import.meta.resolve(`@kindling/site/${name}`));

/**
 * The build of a niche site: the browser's files and the server-side render, into the shell's `dist/`. The built render
 * brings all that it imports along; while developing, packages that are not ours are left to Node. `parts` says which texts
 * the browser gets when; without it, all at once.
 */
export async function siteBuild(
  shell: string,
  { dev = false, parts }: { dev?: boolean; parts?: CatalogueParts } = {},
): Promise<InlineConfig> {
  const { site } = (await import(join(shell, "site.config.ts"))) as { site: SiteConfig };
  return {
    root,
    configFile: false,
    publicDir: resolve(shell, "assets"),
    plugins: [
      pureMakers,
      inlineMessages,
      react(),
      tailwindcss(),
      formatjs({ removeDefaultMessage: true }),
      shellCatalogues(shell, site.locales, parts),
      shellIcons(shell),
    ],
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
          rolldownOptions: {
            input: own("entry-client"),
            // What every page needs comes as one file: many small ones, each packed for itself, weigh a twentieth more.
            output: {
              codeSplitting: { groups: [{ name: "entry", tags: ["$initial"], includeDependenciesRecursively: false }] },
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: dev ? [/^@kindling\//] : true },
        build: {
          outDir: resolve(shell, "dist/server"),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: own("entry-server") },
        },
      },
    },
    builder: {},
  };
}
