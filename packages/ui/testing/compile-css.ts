import tailwindcss from "@tailwindcss/vite";
import { build, type Rolldown } from "vite";

import type { App } from "../../../scripts/build/installed.ts";

/** One stylesheet of an app, as its build with Tailwind makes it. */
export async function compileCss(app: App, css: string): Promise<string> {
  const input = app.write("app.css", css);
  const result = await build({
    root: app.folder,
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    build: { write: false, rolldownOptions: { input } },
  });
  return (result as Rolldown.RolldownOutput).output
    .map((file) => (file.type === "asset" ? String(file.source) : ""))
    .join("");
}
