import { useMedia } from "./use-media.ts";

/** Whether the product runs as an installed app, without the browser's own controls; the server's render cannot know. */
export const useInstalled = (): boolean => useMedia("(display-mode: standalone)");
