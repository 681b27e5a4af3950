import { describe, expect, it } from "vitest";

import { declaration, needsClient, tailwindEntry } from "./build-files.ts";

describe("C-152 the client mark", () => {
  it.each([
    ["a hook", "const [open, setOpen] = useState(false);"],
    ["a hook of ours", "const outlet = useOutlet();"],
    ["a context", "const Context = createContext(null);"],
    ["a client library", 'import { Tabs } from "radix-ui";'],
  ])("is needed for %s", (_, script) => {
    expect(needsClient(script)).toBe(true);
  });

  it.each([
    ["plain markup", 'export const Card = (props) => _jsx("div", props);'],
    ["a validator", "export const isIban = (value) => value.length > 4;"],
    ["words that only look like a hook", "export const because = user(1);"],
    ["a file that has it", '"use client";\nuseState();'],
  ])("is not added for %s", (_, script) => {
    expect(needsClient(script)).toBe(false);
  });
});

it("names built files in declarations", () => {
  expect(declaration('import type { Tone } from "../internal/tones.ts";\ntype B = import("./b.tsx").B;')).toBe(
    'import type { Tone } from "../internal/tones.js";\ntype B = import("./b.js").B;',
  );
});

it("points Tailwind at the built files", () => {
  expect(tailwindEntry('a\n@source "./**/*.{ts,tsx}";\n@source not "./**/*.{stories,test}.tsx";\n')).toBe(
    'a\n@source "./**/*.js";\n',
  );
});
