import { page } from "vitest/browser";

import type { Theme } from "../../../.storybook/themes.ts";
import { headingOf, type Part, type Pictures } from "./boxes.ts";
import { takePicture } from "./picture.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1200, height: 900 };

/** What Storybook tells of a story. */
interface Context {
  tags: readonly string[];
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

interface Story {
  name: string;
  /** Whether it shows the most of its file. */
  isMain: boolean;
  /** While the window is as the picture shows it. */
  meanwhile?: () => Promise<unknown>;
}

/**
 * Takes the pictures of a story that is there: one of what has opened something, of a file's main one and of a screen in
 * full, which is looked at on a phone and on a desktop; of others none.
 */
export async function pictureStory(context: Context, { name, isMain, meanwhile }: Story): Promise<Pictures> {
  const own = { width: innerWidth, height: innerHeight };
  const pictures = new Map<string, readonly Part[]>();
  for (const size of windowsFor(context, isMain)) {
    await page.viewport(size.width, size.height);
    pictures.set(headingOf(name, size), await takePicture(context.globals as unknown as Theme));
    await meanwhile?.();
  }
  if (pictures.size > 0) await page.viewport(own.width, own.height);
  return pictures;
}

function windowsFor({ tags, parameters }: Context, isMain: boolean) {
  if (isSomethingOpen()) return [{ width: innerWidth, height: innerHeight }];
  if (!isMain && !tags.includes("state:full")) return [];
  const isScreen = (parameters["a11y"] as { page?: boolean } | undefined)?.page;
  return isScreen ? [phone, desktop] : [{ width: innerWidth, height: innerHeight }];
}

const open = ":popover-open, :modal, [role=menu], [role=listbox], [role=tooltip], [data-slot=toast]";

const isSomethingOpen = () =>
  [...document.querySelectorAll(open)].some((element) => element.checkVisibility({ visibilityProperty: true }));
