import { chmodSync, existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { root as workspace } from "../lib/workspace.mjs";
import { type App, installApp, published, readManifest } from "./installed.ts";

// It packs, installs and compiles for real.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const names = [...published.keys()];
const peers = ["react", "react-dom", "react-intl", "@types/node", "@types/react"];

let app: App;

beforeAll(() => {
  app = installApp(peers);
});
afterAll(() => rmSync(app.folder, { recursive: true }));

/** What an app imports of a package: its entries that are scripts. */
const entriesOf = (name: string): string[] =>
  Object.keys(app.manifest(name).exports)
    .filter((path) => !/\.(?:css|json)$|\/\*/.test(path))
    .map((path) => path.replace(".", name));

const node = (name: string, script: string) => app.run(process.execPath, [app.write(name, script)]);

it("C-156 nothing published depends on what is private", () => {
  expect(names).toContain("@kindling/ui");
  const needed = [...published.values()].flatMap((folder) => Object.keys(readManifest(folder).dependencies ?? {}));
  expect(needed.filter((name) => name.startsWith("@kindling/") && !published.has(name))).toEqual([]);
});

describe.each(names)("C-156 the tarball of %s", (name) => {
  it("has every file that it promises", () => {
    const promised = Object.values(app.manifest(name).exports);
    expect(promised.filter((file) => globSync(file, { cwd: app.at(name) }).length === 0)).toEqual([]);
  });

  it("offers what the workspace has, but what is for tests", () => {
    const missing = Object.keys(readManifest(published.get(name)!).exports).filter(
      (path) => !(path in app.manifest(name).exports),
    );
    expect(missing).toEqual(name === "@kindling/server" ? ["./testing"] : []);
  });

  it("has no stories, tests, sources, maps and paths of our machines", () => {
    const files = globSync("**/*.*", { cwd: app.at(name), exclude: ["node_modules"] });
    expect(files.filter((file) => /stories|\.test\.|story-|\.map$|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(files.filter((file) => readFileSync(join(app.at(name), file), "utf8").includes(workspace))).toEqual([]);
  });
});

describe.each(names)("C-154 how the entries of %s resolve", (name) => {
  it("passes publint", async () => {
    const { messages } = await publint({ pkgDir: app.at(name), pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it("passes attw for an ESM package", async () => {
    const result = await checkPackage(createPackageFromTarballData(app.tarball(name)), {
      excludeEntrypoints: [/\*|\.css$/],
    });
    const problems = result.types ? result.problems : [{ kind: "NoTypes" as const }];
    const isEsmOnly = (problem: (typeof problems)[number]) =>
      problem.kind === "CJSResolvesToESM" || ("resolutionKind" in problem && problem.resolutionKind === "node10");
    expect(problems.filter((problem) => !isEsmOnly(problem))).toEqual([]);
  });
});

it.each([
  ["bundler", "esnext"],
  ["node16", "node16"],
  ["nodenext", "nodenext"],
])("C-154 every entry compiles in an app with module resolution %s", (moduleResolution, module) => {
  const entries = names.flatMap(entriesOf);
  const imports = entries.map((entry, at) => `import * as entry${at} from "${entry}";\n`);
  const uses = entries.map((_, at) => `entry${at}`).join(", ");
  const file = app.write("all.ts", `${imports.join("")}export const all = [${uses}];\n`);
  const strict = ["--noEmit", "--strict", "--skipLibCheck", "false", "--jsx", "react-jsx", "--target", "es2022"];
  const how = ["--module", module, "--moduleResolution", moduleResolution, "--ignoreConfig"];
  const tsc = join(workspace, "node_modules", ".bin", "tsc");
  // Drizzle declares databases that nobody here has; what is of ours, or missing for it, stands in other lines.
  const errors = app.run(tsc, [...strict, ...how, file]).split("\n");
  expect(errors.filter((line) => line && !/^ |\/node_modules\/drizzle-orm\//.test(line))).toEqual([]);
});

describe("C-152 what is installed runs", () => {
  it.each(names)("%s: plain Node imports every entry, without a window", (name) => {
    const imports = entriesOf(name).map((entry) => `await import("${entry}");\n`);
    expect(imports.length).toBeGreaterThan(0);
    expect(node("import.mjs", `${imports.join("")}console.log("all there");\nprocess.exit();\n`)).toBe("all there");
  });

  it("marks the hooks of domain for the browser, and not its rules", () => {
    const script = (path: string) => readFileSync(join(app.at("@kindling/domain"), "dist", path), "utf8");
    expect(script("react/use-call.js")).toMatch(/^"use client";\n/);
    for (const path of ["rules/index.js", "contract/calls.js"]) expect(script(path)).not.toContain("use client");
  });

  it("locales reads catalogues, compiled ones, and legal texts", () => {
    const script = `
      import { loadCompiled } from "@kindling/locales/compiled";
      import { loadCatalogue, loadLegalText } from "@kindling/locales/node";
      import danish from "@kindling/locales/catalogues/da.json" with { type: "json" };
      const [compiled, source, legal] = [await loadCompiled("fr"), loadCatalogue("de"), loadLegalText("fr", "terms")];
      console.log([compiled, source, danish, legal.sections].every((each) => Object.keys(each).length > 2));`;
    expect(node("locales.mjs", script)).toBe("true");
  });

  it("F-077 tokens makes a brand of a file that lies in the app, and names what is wrong with another", () => {
    const [primary, secondary] = [{ $value: "#0a7f5a" }, { $value: "#12332a" }];
    const program = join(app.folder, "node_modules", ".bin", "kindling-brand");
    const made = app.run(program, [
      app.write("harbour.json", JSON.stringify({ brand: { primary, secondary } })),
      "--out",
      "made",
    ]);
    expect(made).toBe("");
    const css = readFileSync(join(app.folder, "made", "harbour.css"), "utf8");
    expect(css).toContain('[data-brand="harbour"] {');
    expect(css).toContain("--k-light-bg-brand: #0a7f5a;");
    const fonts = readFileSync(join(app.folder, "made", "fonts", "harbour.css"), "utf8");
    const files = [...fonts.matchAll(/url\("\.\/([^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(app.folder, "made", "fonts", file)))).toEqual([]);

    const wrong = app.write("wrong.json", JSON.stringify({ brand: { primry: primary } }));
    expect(app.run(program, [wrong])).toContain("brand.primry: unknown; do you mean primary?");
  });

  it("server makes its tables in a database of its own, and refuses a host that is none of its sites'", () => {
    // PostgreSQL runs as another user where the tests run as root.
    chmodSync(app.folder, 0o755);
    const script = `
      import { join } from "node:path";
      import * as kindling from "@kindling/server";
      const folder = join(import.meta.dirname, "data");
      const postgres = await kindling.startEmbeddedPostgres({ dataDir: folder });
      const database = await kindling.openDatabase(postgres.url);
      const config = kindling.readConfig({ KINDLING_DEMO: "true", KINDLING_DATA_DIR: folder });
      const { app } = kindling.createServer({
        ...config, database, sites: [], log: kindling.createLog("silent"), storage: kindling.diskStorage(join(folder, "media")),
        transport: kindling.outboxTransport, providers: [],
      });
      const { status } = await app.request("/api/openapi.json");
      const { rows } = await database.db.execute("select count(*)::int as mails from outbox");
      console.log(status, JSON.stringify(rows));
      await database.close();
      await postgres.stop();
      process.exit();`;
    expect(node("server.mjs", script)).toBe('421 [{"mails":0}]');
  });
});
