import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { StorybookConfig } from "@storybook/react-vite";
import type { viteFinal as ViteFinal } from "@storybook/react-vite/preset";

/** Loaded by names that no scan for a browser's dependencies follows: what stands behind them is for Node alone. */
const nodeOnly = {
  preset: "@storybook/react-vite/preset",
  storybook: new URL("../../../.storybook/main.ts", import.meta.url).href,
};

export interface Prop {
  description?: string;
  required: boolean;
}

export interface Docgen {
  actualName: string;
  description?: string;
  props?: Record<string, Prop>;
}

interface Transforming {
  name: string;
  transform: (source: string, file: string) => Promise<{ code: string } | undefined>;
}

const read = async () => {
  const [{ viteFinal }, { default: storybook }] = (await Promise.all([
    import(/* @vite-ignore */ nodeOnly.preset),
    import(/* @vite-ignore */ nodeOnly.storybook),
  ])) as [{ viteFinal: typeof ViteFinal }, { default: StorybookConfig }];
  const presets = {
    apply: (name: string) => Promise.resolve(name === "typescript" ? storybook.typescript : undefined),
  };
  const { plugins } = await viteFinal!({ plugins: [] }, { presets } as never);
  return (plugins as Transforming[]).find(({ name }) => name.startsWith("storybook:react-docgen"))!;
};
const plugin = read();

/** What Storybook reads out of a file for its docs pages: components with their text and props, by its own plugin. */
export async function docgenOf(file: string): Promise<Map<string, Docgen>> {
  const { transform } = await plugin;
  const found = await transform(readFileSync(file, "utf8"), file);
  const [, ...infos] = (found?.code ?? "").split(/;(?=\w+\.__docgenInfo=)/);
  return new Map(
    infos.map((text) => {
      const at = text.indexOf(".__docgenInfo=");
      return [text.slice(0, at), JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;\s*$/, "")) as Docgen];
    }),
  );
}

export const source = fileURLToPath(new URL("../src/", import.meta.url));
