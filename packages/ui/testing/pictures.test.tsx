import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { page } from "vitest/browser";

import preview from "../../../.storybook/preview.tsx";
import { niches, setTheme } from "../../../.storybook/themes.ts";

type Stories = Parameters<typeof composeStories>[0];
interface Composed {
  run: () => Promise<void>;
}

setProjectAnnotations([preview]);

/** Each component's stories: those in the file that has its folder's name. */
const components = Object.entries(import.meta.glob<Stories>("../src/**/*.stories.tsx")).flatMap(([path, load]) => {
  const name = /\/([\w-]+)\/\1\.stories\.tsx$/.exec(path)?.[1];
  return name ? [{ name, load }] : [];
});

/** The story that shows the most of a component: its variants side by side, else its usual state. */
const mainOf = (stories: Record<string, Composed>): Composed | undefined =>
  stories["Matrix"] ?? stories["Default"] ?? Object.values(stories)[0];

it.each(components)("$name", async ({ name, load }) => {
  const story = mainOf(composeStories(await load()) as Record<string, Composed>);
  if (!story) throw new Error(`${name} has no story in ${name}.stories.tsx`);
  await page.viewport(390, 700);
  await story.run();
  for (const niche of niches) {
    setTheme(niche);
    await document.fonts.ready;
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${niche.brand}`);
  }
});
