import type { Plugin } from "vite";

/** What makes an icon of lucide's strokes, without the sizes, widths, names and contexts that nothing here asks for. */
const maker = `
import { createElement } from "react";

const line = {
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
};

export default ({ node }) => (props) =>
  createElement("svg", { ...line, ...props }, node.map(([tag, shape]) => createElement(tag, shape)));
`;

/** The icons of a built site come without lucide's own component: a kilobyte on every page. */
export const plainIcons: Plugin = {
  name: "kindling:plain-icons",
  apply: "build",
  load: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.m?js$/ },
    handler: () => ({ code: maker, moduleSideEffects: false }),
  },
};
