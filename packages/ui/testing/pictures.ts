import type { Preview } from "@storybook/react-vite";
import { afterAll, afterEach, beforeEach, expect, inject, type RunnerTestCase, vi } from "vitest";
import { commands, page } from "vitest/browser";

import { setTheme, type Theme } from "../../../.storybook/themes.ts";
import { dismissToast } from "../src/overlays/toast/toast-store.ts";
import { Album } from "./album.ts";
import { secondTheme } from "./picture.ts";
import { pictureStory } from "./picture-story.ts";
import { settle } from "./settle.ts";

/**
 * What a run does with pictures: `npm test` compares boxes and colours beside what else it looks at; `npm run pictures`
 * compares nothing else, with pixels where it can, or writes them anew.
 */
export type PictureMode = "beside" | "boxes" | "pixels" | "update boxes" | "update pixels";

declare module "vitest" {
  interface ProvidedContext {
    pictures: PictureMode;
  }
}

const mode = inject("pictures");
const isUpdate = mode.startsWith("update");
const hasPixels = mode.endsWith("pixels");

const folder = "packages/ui/pictures/boxes";
const kept = import.meta.glob<string>("../pictures/boxes/*/*.txt", { query: "?raw", import: "default" });

/** Of the file that runs; the story that does; what its pixels differ in. */
let album: Album | undefined;
let story: RunnerTestCase | undefined;
let pixelProblems: string[] = [];

/** After a story's play function, in the state that it left. */
export const pictures: Preview = {
  // Stories share a page, and a notice of one would stand in the next.
  beforeEach: () => dismissToast(),
  afterEach: async (context) => {
    if (!album || !story) throw new Error("Pictures are taken of stories that run as tests.");
    const theme = context.globals as unknown as Theme;
    const [task, taken] = [story, album];
    let before = "";
    const isDone = async () => {
      pixelProblems = [];
      const seen = await pictureStory(context, {
        name: task.name,
        isMain: isMain(task),
        meanwhile: async () => hasPixels && (await comparePixels(task, theme)),
      });
      taken.add(task.name, seen);
      task.meta.pictures = seen.size;
      if (!isUpdate) return taken.problemsOf(task.name).length === 0;
      const now = taken.renewed([task.name]);
      if (now === before) return true;
      before = now;
      return false;
    };
    // What comes late, such as a badge of the navigation, is waited for: until it is right, or stays as it is.
    await vi.waitUntil(isDone, { timeout: patience, interval: isUpdate ? calm : 100 }).catch(() => {});
  },
};

/** Milliseconds that a story has to look as in its picture, and those without a change after which a new one is taken. */
const [patience, calm] = [4_000, 600];

/** The one that shows the most of a component: its variants side by side, else its usual state. */
function isMain({ name, file }: RunnerTestCase): boolean {
  const names = file.tasks.map((task) => task.name);
  return name === (["Matrix", "Default"].find((main) => names.includes(main)) ?? names[0]);
}

async function comparePixels(task: RunnerTestCase, first: Theme): Promise<void> {
  for (const theme of [first, secondTheme]) {
    setTheme(theme);
    await settle();
    const file = `${nameOf(task)} ${task.name} ${innerWidth} ${theme.brand}`.toLowerCase().replace(/[^a-z\d]+/g, "-");
    await expect(page)
      .toMatchScreenshot(file)
      .catch((error: Error) => pixelProblems.push(error.message));
  }
  setTheme(first);
}

/** Has each story of the run fail that differs from its pictures, and each file that has others; or writes what there is now. */
export function comparePictures(): void {
  // Files share a page, and each one asks anew.
  album = undefined;
  beforeEach(async ({ task, skip }) => {
    story = task;
    pixelProblems = [];
    album ??= new Album(nameOf(task), await kept[`../pictures/boxes/${nameOf(task)}.txt`]?.());
    // A new one is missed by `npm test`, which draws all of them anyway.
    if (mode !== "beside" && !isUpdate && !album.has(task.name)) skip("no picture");
  });
  afterEach(({ task }) => {
    const problems = [...((!isUpdate && album?.problemsOf(task.name)) || []), ...pixelProblems];
    if (problems.length > 0) throw new Error(`Pictures:\n${problems.join("\n")}`);
  });
  afterAll(async () => {
    if (!album || !story) return;
    const stories = story.file.tasks.map((task) => task.name);
    if (isUpdate) return commands.writeFile(`${folder}/${nameOf(story)}.txt`, album.renewed(stories));
    const problems = album.leftOver(stories);
    if (problems.length > 0) throw new Error(`Pictures:\n${problems.join("\n")}`);
  });
}

/** A stories file's folder and name, which its pictures have too: `button/button`. */
const nameOf = ({ file }: RunnerTestCase): string =>
  file.filepath.split("/").slice(-2).join("/").replace(".stories.tsx", "");
