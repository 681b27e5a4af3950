import { composeStories, composeStory, setProjectAnnotations } from "@storybook/react-vite";
import { beforeEach, describe, expect, it } from "vitest";

import preview from "../../../.storybook/preview.tsx";
import { gate, takeTally } from "./axe-gate.ts";
import * as stories from "./broken.stories.tsx";
import { type Fault, faults, laterFaults } from "./faults.ts";
import { forget } from "./kinds.ts";

setProjectAnnotations([preview, gate]);
const broken = composeStories(stories);

beforeEach(forget);

function storyOf({ html, css, page = false }: Fault) {
  const render = () => (
    <>
      <style>{css}</style>
      {/* oxlint-disable-next-line react/no-danger -- the mistakes are data, and React would see some of them itself */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
  const play = ({ canvasElement }: { canvasElement: HTMLElement }) =>
    canvasElement.querySelector<HTMLElement>(".now")?.showPopover();
  return composeStory({ render, play, parameters: { a11y: { page } } }, { title: "Faults" }, undefined, "Fault");
}

describe("BEYOND-01, BRAND-04, I18N-07, C-159, C-160: the accessibility gate finds", () => {
  it.each(faults)("$fault", async (fault) => {
    await expect(storyOf(fault).run()).rejects.toThrow(fault.problem);
  });

  it.each(laterFaults)("$fault, after a story that shows the like of it well", async (fault) => {
    await storyOf({ ...fault, html: fault.before }).run();
    await expect(storyOf(fault).run()).rejects.toThrow(fault.problem);
  });

  it("a word cut off in German that an earlier story has shown with room", async () => {
    await broken.WordWithRoom.run();
    await expect(broken.WordCutOff.run()).rejects.toThrow(/\[de 320 px\] cut off: Schließen/);
  });

  it.each([
    ["a button without a name", "NoName", /button-name/],
    ["low contrast", "LowContrast", /\[general light\] color-contrast/],
    ["low contrast in the dark", "LowContrastInOneTheme", /\[general dark\] color-contrast/],
    [
      "low contrast in one brand",
      "LowContrastInOneBrand",
      /\[milf light\] color-contrast[^]*\[milf dark\] color-contrast/,
    ],
    ["low contrast over a picture", "LowContrastOverPhoto", /color-contrast \(measured\)/],
    ["a focus that does not show", "NoFocus", /focus-visible/],
    ["half a focus ring", "FocusCutOff", /ring is cut off/],
    ["low contrast in what the play function opened", "BadWhenOpen", /color-contrast/],
    ["a small target", "SmallTarget", /target-size/],
    ["an empty story", "Empty", /no element was checked/],
    ["a story with more than can be looked at", "TooMuch", /shows \d+ elements: more than/],
    ["a rule muted without a reason", "MutedWithoutReason", /color-contrast: muted without a reason/],
    ["a check that is switched off", "SwitchedOff", /switched off/],
    [
      "a request to another server",
      "PictureFromElsewhere",
      /network: the story asks https:\/\/pictures\.example\/a\.png/,
    ],
    ["a complaint in the console", "Complaint", /console\.error: Each child needs a key/],
    ["a word cut off in German", "WordCutOff", /\[de 320 px\] cut off: Schließen/],
    ["a word that hangs out in German", "WordHangsOut", /\[de 320 px\] hangs out of its box: Schließen/],
    ["a name cut off", "NameCutOff", /\[en 320 px\] cut off: Wolfeschlegel/],
    [
      "a box that has to be scrolled sideways",
      "BoxTooNarrow",
      /\[en 320 px\] has to be scrolled sideways: Wolfeschlegel/,
    ],
    ["a page wider than the screen", "TooWide", /\[en 320 px\] the page scrolls sideways/],
  ] as const)("%s", async (_, name, problem) => {
    await expect(broken[name].run()).rejects.toThrow(problem);
  });

  it("lets text pass that is readable over a picture", async () => {
    await broken.ReadableOverPhoto.run();
    expect(takeTally()).toMatchObject({ texts: 0, muted: [] });
  });

  it("computes what axe would measure in the other themes", async () => {
    await broken.Readable.run();
    expect(takeTally()).toMatchObject({ runs: 1, texts: 13 });
  });

  it("looks at no kind of text twice", async () => {
    await broken.Readable.run();
    takeTally();
    await broken.Readable.run();
    expect(takeTally()).toMatchObject({ runs: 1, texts: 0 });
  });

  it("counts a rule that is muted with its reason", async () => {
    await broken.MutedWithReason.run();
    expect(takeTally()?.muted).toEqual([expect.stringContaining("color-contrast: A test of the gate")]);
  });
});
