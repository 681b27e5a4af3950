import { composeStory, setProjectAnnotations } from "@storybook/react-vite";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";

import preview from "../../../.storybook/preview.tsx";
import ofButton from "../pictures/boxes/button/button.txt?raw";
import ofMenu from "../pictures/boxes/dropdown-menu/dropdown-menu.txt?raw";
import menus, { Closed, Open } from "../src/overlays/dropdown-menu/dropdown-menu.stories.tsx";
import buttons, { Matrix } from "../src/primitives/button/button.stories.tsx";
import { Album } from "./album.ts";
import { pictureStory } from "./picture-story.ts";

const annotations = setProjectAnnotations([preview]);

/** What a story's picture in the repository says of it, drawn with further styles. */
async function problems(text: string, story: typeof Matrix | typeof Open, name: string, css = ""): Promise<string[]> {
  const album = new Album("file", text);
  const decorators = [
    ...[story.decorators ?? []].flat(),
    (Story: () => React.ReactNode) => (
      <>
        <style>{css}</style>
        <Story />
      </>
    ),
  ];
  const meta = text === ofMenu ? menus : buttons;
  const afterEach = async (context: Parameters<typeof pictureStory>[0]) =>
    album.add(name, await pictureStory(context, { name, isMain: name === "Matrix" }));
  await page.viewport(1200, 900);
  // The tests before have left the pointer somewhere, and what lies under it looks otherwise.
  await userEvent.hover(document.documentElement, { position: { x: 1190, y: 890 } });
  await composeStory({ ...story, decorators, afterEach } as typeof Open, meta as typeof menus, annotations, name).run();
  return album.problemsOf(name);
}

describe("F-076: boxes and colours", () => {
  it("are those of the pictures in the repository", async () => {
    expect(await problems(ofButton, Matrix, "Matrix")).toEqual([]);
    expect(await problems(ofMenu, Open, "Open")).toEqual([]);
  });

  it.each([
    [
      "a padding that changed",
      "[data-slot=button] { padding-inline: 10px !important }",
      /button “neutral”: \d+ × 44 at 0, 0 → \d+ × 44 at 0, 0/,
    ],
    ["a colour that changed", "[data-slot=button] { color: #123456 !important }", /button “\w+”: .* → #123456 on #/],
    [
      "a colour that changed in the second theme only",
      "[data-brand=bdsm] [data-slot=button] { background: #123456 !important }",
      /\| .* on .* → .* \| .* on #123456/,
    ],
    ["one that is hidden", "[data-slot=button]:first-child { display: none !important }", /gone: button, \d+ × \d+ at/],
  ])("show %s", async (_, css, words) => {
    expect((await problems(ofButton, Matrix, "Matrix", css)).join("\n")).toMatch(words);
  });

  it("show a part of an open menu that changed", async () => {
    const css = "[role=menuitem] { padding-block: 20px !important }";
    expect((await problems(ofMenu, Open, "Open", css)).join("\n")).toMatch(/menuitem “View profile”: 182 × 44 at/);
  });

  it("show a menu that stays closed", async () => {
    expect((await problems(ofMenu, Closed, "Open")).join("\n")).toMatch(/Open · 1200 × 900: .* nothing is open in it/);
  });
});
