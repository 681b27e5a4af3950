import { dirname, relative, resolve, sep } from "node:path";
import { inOnePackage, isTest, mayUse, roomOf, within, zoneOf } from "./places.ts";
import { drawing, type Room, rooms } from "./table.ts";

interface Node {
  readonly type: string;
  readonly value?: unknown;
}

interface Callee {
  readonly name?: string;
  readonly property?: { readonly name?: string };
}

interface Context {
  readonly filename: string;
  report(problem: { node: Node; message: string }): void;
}

type Check = (node: Node | null | undefined) => void;

/** The workspace; beside this folder, so that the rules hold wherever the linter is started. */
const root = resolve(import.meta.dirname, "../..");

const toWorkspace = (path: string): string => relative(root, path).split(sep).join("/");

/** Calls back with the specifier of everything that a module takes from another, types included. */
const specifiers = (check: Check) => ({
  ImportDeclaration: ({ source }: { source: Node }) => check(source),
  ExportNamedDeclaration: ({ source }: { source?: Node | null }) => check(source),
  ExportAllDeclaration: ({ source }: { source: Node }) => check(source),
  ImportExpression: ({ source }: { source: Node }) => check(source),
  TSImportType: ({ source }: { source: Node }) => check(source),
});

/** A rule about which file may take from which; `judge` answers what is wrong with a specifier, if anything. */
const importRule = (description: string, judge: (file: string, specifier: string) => string | undefined) => ({
  meta: { type: "problem", docs: { description } },
  create: (context: Context) =>
    specifiers((node) => {
      if (typeof node?.value !== "string") return;
      const message = judge(toWorkspace(context.filename), node.value);
      if (message) context.report({ node, message });
    }),
});

const target = (file: string, specifier: string): string => toWorkspace(resolve(root, dirname(file), specifier));

/** Rooms that are entered by name are called as their packages are; any other package of ours is a shell. */
function packageRoom(specifier: string): Room | undefined {
  const packages = rooms.filter(({ entry }) => entry === "name");
  const [, name] = specifier.split("/");
  return packages.find((room) => room.name === name) ?? packages.find((room) => room.name === "apps");
}

const isIn = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => within(file, folder) !== undefined);

/** Whether a file holds a component of the site that only draws. */
const draws = (file: string): boolean => file.endsWith(".tsx") && !isTest(file) && isIn(file, drawing.at);

const isTried = (file: string): boolean => /\.(?:test|stories)\.tsx?$|^tests\/(?:e2e|gates)\//.test(file);

/** No wait for a fixed time in what tries something: it is too short on a busy machine, and too long on every other. */
const fixedWaits = {
  meta: {
    type: "problem",
    docs: { description: "Holds that tests and stories wait for what happens, not for a time." },
  },
  create: (context: Context) => {
    if (!isTried(toWorkspace(context.filename))) return {};
    const refuse = (node: Node) =>
      context.report({ node, message: "Wait for what happens (expect.poll, waitFor), or own the clock." });
    return {
      CallExpression(node: Node & { callee: Callee }) {
        const { name, property } = node.callee;
        if (name === "setTimeout" || property?.name === "waitForTimeout") refuse(node);
      },
      ImportDeclaration(node: Node & { source: Node }) {
        if (/^(?:node:)?timers\/promises$/.test(String(node.source.value))) refuse(node);
      },
    };
  },
};

interface Attribute {
  readonly type: string;
  readonly name?: { readonly name?: unknown };
  readonly value?: { readonly value?: unknown } | null;
}

/** A form that says how it is sent: where it does not, what was typed goes into the address when no script stops it. */
const sentForms = {
  meta: { type: "problem", docs: { description: "Holds that every form posts, or is a search that gets." } },
  create: (context: Context) => ({
    JSXOpeningElement(node: Node & { name: { name?: unknown }; attributes: readonly Attribute[] }) {
      if (node.name.name !== "form") return;
      const method = node.attributes.find(({ name }) => name?.name === "method")?.value?.value;
      if (method === "post" || method === "get") return;
      context.report({ node, message: `A form says method="post"; a search says method="get".` });
    },
  }),
};

const rules = {
  "fixed-waits": fixedWaits,
  "sent-forms": sentForms,
  drawing: importRule("Keeps the client out of what draws (scripts/lint/table.ts).", (file, specifier) => {
    if (!draws(file)) return undefined;
    const isView = file.endsWith("-view.tsx") && specifier.startsWith(".");
    return (drawing.avoids as readonly string[]).includes(specifier) ||
      (isView && isIn(target(file, specifier), drawing.viewsAvoid))
      ? "A component draws what it is given; a hook beside it talks to the client (use-likes-model.ts)."
      : undefined;
  }),
  rooms: importRule("Holds who may use whom between packages (scripts/lint/table.ts).", (file, specifier) => {
    const from = roomOf(file);
    if (!from) return undefined;
    const path = specifier.startsWith(".") ? target(file, specifier) : undefined;
    const named = specifier.startsWith("@kindling/") ? packageRoom(specifier) : undefined;
    const to = path === undefined ? named : roomOf(path);
    if (!to || to === from) return undefined;
    const atHome = path !== undefined && inOnePackage(file, path);
    if (atHome && isTest(file)) return undefined;
    if (!from.uses.includes(to.name)) {
      return `${from.name} may use ${from.uses.join(", ") || "nothing of ours"}; not ${to.name}.`;
    }
    if (path !== undefined && to.entry === "name" && !atHome) {
      return `${to.name} is entered by its package's name, through its exports.`;
    }
    return undefined;
  }),
  zones: importRule("Holds the one-way zones inside a package (scripts/lint/table.ts).", (file, specifier) => {
    if (!specifier.startsWith(".")) return undefined;
    const from = zoneOf(file);
    const to = zoneOf(target(file, specifier));
    if (!from || !to || mayUse(from, to)) return undefined;
    return `${from.name} stands below ${to.name}, or beside it, and may not use it.`;
  }),
};

export default { meta: { name: "kindling" }, rules };
