import type { Plugin } from "vite";

/** A component, context or the like that a library's module makes for itself: `const Name = React.memo(…)`. */
const maker = /^((?:export )?(?:const|let|var) [\w$]+ = )(?=(?:[\w$]+\.)?(?:memo|forwardRef|createContext|lazy)\()/gm;

/**
 * Tells the bundler that what libraries make by React's own functions has no effect until it is used. Without the mark one
 * such line keeps all that it names: of react-router the whole of its data router.
 */
export const pureMakers: Plugin = {
  name: "kindling:pure-makers",
  apply: "build",
  transform: {
    filter: { id: /[\\/]node_modules[\\/].*\.m?js$/, code: /(?:memo|forwardRef|createContext|lazy)\(/ },
    handler: (code) => ({ code: code.replace(maker, "$1/* @__PURE__ */ "), map: null }),
  },
};
