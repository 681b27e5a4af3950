import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import formatjs from "@formatjs/unplugin/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";
import type { SiteConfig } from "../config.ts";
import { buildTarget } from "./browsers.ts";
import type { ChunkPacks } from "./chunk-packs.ts";
import { inlineMessages } from "./inline-messages.ts";
import type { CatalogueParts } from "./catalogue-parts.ts";
import { pureMakers } from "./pure-makers.ts";
import { shellCatalogues } from "./shell-catalogues.ts";
import { shellIcons } from "./shell-icons.ts";
import { classSheets, type StyleParts, styleParts } from "./style-parts.ts";

export { catalogueKey, readOverrides, textProblems } from "./shell-catalogues.ts";
export { classesKey } from "./style-parts.ts";
export { classTiers, tierOf } from "../shared/routing/class-tiers.ts";

const root = resolve(import.meta.dirname, "../..");

/** A module of this package, by the name in its exports: a source in the workspace, a built file where it is installed. */
const own = (name: string) => fileURLToPath(import.meta.resolve(`@kindling/site/${name}`));

/** What the browser gets when: texts, the modules whose classes it needs, the files that shared modules come in. */
export interface Parts {
  readonly texts: CatalogueParts;
  readonly styles?: StyleParts;
  readonly packs?: ChunkPacks;
}

/**
 * The build of a niche site: the browser's files and the server-side render, into the shell's `dist/`. The built render
 * brings all that it imports along; while developing, packages that are not ours are left to Node. Without `parts` the
 * browser gets everything at once.
 */
export async function siteBuild(
  shell: string,
  { dev = false, parts, plugins = [] }: { dev?: boolean; parts?: Parts; plugins?: readonly Plugin[] } = {},
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
      shellCatalogues(shell, site.locales, parts?.texts),
      shellIcons(shell),
      parts?.styles && styleParts(parts.styles),
      ...plugins,
    ],
    resolve: {
      alias: [
        { find: "#theme.css", replacement: resolve(shell, "theme.css") },
        // React has it by itself.
        { find: /^use-sync-external-store\/shim$/, replacement: "react" },
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
          target: buildTarget,
          rolldownOptions: {
            input: [own("entry-client"), ...(parts?.styles ? classSheets : [])],
            // What every page needs comes as one file: many small ones, each packed for itself, weigh a twentieth more.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: "entry",
                    tags: ["$initial"],
                    test: /(?<![\\/](front|most|all)\.css)$/,
                    includeDependenciesRecursively: false,
                  },
                  {
                    debugName: "shared",
                    name: (module) => parts?.packs?.get(module) ?? null,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
            optimization: { inlineConst: { mode: "all", pass: 3 } },
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
