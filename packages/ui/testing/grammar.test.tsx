import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentType, CSSProperties, Key, Ref } from "react";
import runtime from "react/jsx-dev-runtime";
import { expect, it } from "vitest";

import preview from "../../../.storybook/preview.tsx";

type Stories = Parameters<typeof composeStories>[0];
type Module = Record<string, unknown>;
interface Props {
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<Element>;
}

setProjectAnnotations([preview]);

const modules = import.meta.glob<Module>(["../src/*/*/*.tsx", "!../src/internal/**"]);
const stories = import.meta.glob<Stories>("../src/*/*/*.stories.tsx");

/** A folder's public module is the file that has its name, as in the package's `exports`. */
const files = Object.keys(modules)
  .map((path) => ({ path, folder: path.slice(0, path.lastIndexOf("/")) }))
  .map(({ path, folder }) => ({ path, folder, name: folder.slice(folder.lastIndexOf("/") + 1) }))
  .filter(({ path, folder, name }) => path === `${folder}/${name}.tsx`);

/** What the present module exports, and what has been found out about each. */
let probed = new Map<unknown, string>();
const found = new Map<string, string[]>();

/**
 * Every element of the present module's components gets a mark of each kind, whoever made it. Their stories are the calls:
 * so each part stands where it belongs.
 */
const jsxRuntime = runtime as unknown as { jsxDEV: (type: unknown, props: Props, ...rest: [Key, boolean]) => unknown };
const { jsxDEV } = jsxRuntime;
jsxRuntime.jsxDEV = (type, props, ...rest) => {
  const name = probed.get(type);
  return jsxDEV(type, name === undefined ? props : marked(name, props), ...rest);
};

function marked(name: string, props: Props) {
  const mark = name.toLowerCase();
  const id = props.id ?? `probe-${mark}`;
  return {
    ...props,
    id,
    [`data-probe-${mark}`]: "",
    className: `${props.className ?? ""} probe-${mark}`,
    style: { ...props.style, [`--probe-${mark}`]: "1" },
    ref: (element: HTMLElement | null) => {
      const { ref } = props;
      const undo = typeof ref === "function" ? ref(element) : undefined;
      if (ref && typeof ref === "object") ref.current = element;
      if (element && !found.has(name)) {
        const lands = {
          id: element.id === id,
          "data-*": element.hasAttribute(`data-probe-${mark}`),
          style: element.style.getPropertyValue(`--probe-${mark}`) === "1",
          className: element.closest(`.probe-${mark}`) !== null,
          "data-slot": element.dataset["slot"] !== undefined,
        };
        found.set(
          name,
          Object.entries(lands).flatMap(([what, does]) => (does ? [] : [what])),
        );
      }
      return undo;
    },
  };
}

/** Stories without a render of their own are rendered by Storybook, whose elements are not ours to mark. */
function rendered(module: Stories): Stories {
  const { component, render } = module.default;
  const ours = (args: Props) => jsxRuntime.jsxDEV(component, args, "story", false);
  return { ...module, default: { ...module.default, render: render ?? (ours as never) } };
}

const isComponent = ([name, value]: [string, unknown]) => /^[A-Z][a-z]/.test(name) && typeof value === "function";

it.each(files)(
  "F-075 $name takes id, class, style, data and ref on the root of each part",
  async ({ path, folder }) => {
    const module = await modules[path]!();
    const names = Object.entries(module)
      .filter(isComponent)
      .map(([name]) => name);
    // What holds only the state of its parts has no element.
    const parts = names.filter((name) => !names.includes(`${name}Content`));
    probed = new Map(names.map((name) => [module[name], name]));
    found.clear();
    const near = Object.keys(stories).filter((file) => file.startsWith(`${folder}/`));
    for (const file of near) {
      for (const Story of Object.values(composeStories(rendered(await stories[file]!())))) {
        if (parts.every((name) => found.has(name))) break;
        // What a story says of itself is the other test's; a mark may stand in its way.
        await (Story as unknown as { run: () => Promise<void> }).run().catch(() => {});
      }
    }
    expect(Object.fromEntries(parts.map((name) => [name, found.get(name) ?? "no ref"]))).toEqual(
      Object.fromEntries(parts.map((name) => [name, []])),
    );
  },
);

it("F-075 the test itself sees a part that loses what it is given", async () => {
  const Lost: ComponentType<{ label: string }> = ({ label }) => <p>{label}</p>;
  probed = new Map([[Lost, "Lost"]]);
  found.clear();
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(document.createElement("div"));
  root.render(<Lost label="x" />);
  await new Promise(requestAnimationFrame);
  root.unmount();
  expect(found.has("Lost")).toBe(false);
  expect(files.length).toBeGreaterThan(100);
});
