import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { describe, expect, it } from "vitest";

import preview from "../../../.storybook/preview.tsx";
import { gate, takeTally } from "./axe-gate.ts";
import * as stories from "./broken.stories.tsx";

const broken = composeStories(stories, setProjectAnnotations([preview, gate]));

describe("BEYOND-01, BRAND-04, I18N-07, C-159, C-160: the accessibility gate goes red", () => {
  it.each([
    ["NoName", /button-name/],
    ["LowContrast", /\[general light\] color-contrast/],
    ["LowContrastInOneTheme", /\[general dark\] color-contrast/],
    ["LowContrastInOneBrand", /\[milf light\] color-contrast[^]*\[milf dark\] color-contrast/],
    ["LowContrastOverPhoto", /color-contrast \(measured\)/],
    ["NoFocus", /focus-visible/],
    ["FocusCutOff", /ring is cut off/],
    ["BadWhenOpen", /color-contrast/],
    ["SmallTarget", /target-size/],
    ["Empty", /no element was checked/],
    ["MutedWithoutReason", /color-contrast: muted without a reason/],
    ["SwitchedOff", /switched off/],
    ["PictureFromElsewhere", /network: the story asks https:\/\/pictures\.example\/a\.png/],
    ["WordCutOff", /\[de 320 px\] cut off: Schließen/],
    ["WordHangsOut", /\[de 320 px\] hangs out of its box: Schließen/],
    ["NameCutOff", /\[en 320 px\] cut off: Wolfeschlegel/],
    ["BoxTooNarrow", /\[en 320 px\] has to be scrolled sideways: Wolfeschlegel/],
    ["TooWide", /\[en 320 px\] the page scrolls sideways/],
  ] as const)("for %s", async (name, problem) => {
    await expect(broken[name].run()).rejects.toThrow(problem);
  });

  it("lets text pass that is readable over a picture, and counts the runs", async () => {
    await broken.ReadableOverPhoto.run();
    expect(takeTally()).toMatchObject({ runs: 14, muted: [] });
  });

  it("counts a rule that is muted with its reason", async () => {
    await broken.MutedWithReason.run();
    expect(takeTally()?.muted).toEqual([expect.stringContaining("color-contrast: A test of the gate")]);
  });
});
