import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { afterEach, expect, it } from "vitest";
import preview from "../../../.storybook/preview.tsx";
import * as stories from "../src/areas/likes/likes-screen.stories.tsx";

const axes = preview.globalTypes!;

/** Shows a screen with one thing of the toolbar changed; answers its looks. */
async function show(globals: Record<string, string>): Promise<string> {
  const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, ...globals } };
  const { Back } = composeStories(
    { ...stories, Back: { args: { from: "/likes" } } },
    setProjectAnnotations(annotations),
  );
  await Back.run();
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.querySelector("h1")!);
  return [
    document.body.innerText,
    document.querySelector("[aria-label=Back]") && "Back",
    color,
    backgroundColor,
    fontFamily,
  ].join(" ");
}

afterEach(() => document.body.replaceChildren());

const changes: Record<keyof typeof axes, readonly string[]> = {
  brand: ["female", "bdsm"],
  scheme: ["dark"],
  locale: ["de", "en-XA"],
  account: ["visitor", "unconfirmed", "free"],
  display: ["installed"],
};

it("BEYOND-01 there is a trial for each thing that the toolbar changes", () => {
  expect(Object.keys(changes).toSorted()).toEqual(Object.keys(axes).toSorted());
});

it.each(Object.entries(changes).flatMap(([axis, values]) => values.map((value) => [axis, value] as const)))(
  "BEYOND-01 the toolbar's %s changes a screen: %s",
  async (axis, value) => {
    const usual = await show({});
    expect(await show({ [axis]: value })).not.toBe(usual);
  },
);
