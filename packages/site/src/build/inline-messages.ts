import type { Plugin } from "vite";

type Descriptors = Readonly<Record<string, { readonly id: string }>>;

const importing = /^import \{ messages(?: as (\w+))? \} from "([^"]+\.messages\.[jt]s)";$/gm;

/** The messages that a module names, `words.title` and the like; `undefined` where it does something else with them. */
export function namedIn(code: string, words: string, known: Descriptors): Set<string> | undefined {
  // A property of that name is another thing; after three dots it is the object itself.
  const use = new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${words}\\b(?:\\.(\\w+))?`, "g");
  const uses = [...code.matchAll(use)].map(([, name = ""]) => name);
  return uses.every((name) => Object.hasOwn(known, name)) ? new Set(uses) : undefined;
}

/**
 * Writes into each module the messages that it names, instead of the object of all those beside it: the table of routes
 * shows the title of each area, and would bring along all that the area says.
 */
export const inlineMessages: Plugin = {
  name: "kindling:inline-messages",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  transform: {
    filter: { id: /\.[jt]sx?$/, code: /\.messages\.[jt]s"/ },
    async handler(code, id) {
      let result = code;
      for (const [line, words = "messages", source] of code.matchAll(importing)) {
        const file = await this.resolve(source!, id);
        const { messages } = (await import(file!.id)) as { messages: Descriptors };
        const names = namedIn(code.replace(line, ""), words, messages);
        if (!names) continue;
        const named = [...names].map((name) => `${name}: { id: ${JSON.stringify(messages[name]!.id)} }`);
        result = result.replace(line, `const ${words} = { ${named.join(", ")} };`);
      }
      return { code: result, map: null };
    },
  },
};
