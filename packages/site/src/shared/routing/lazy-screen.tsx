import { type ComponentType, createElement, lazy, type ReactElement } from "react";
import { bringTexts } from "../language/catalogue.ts";
import { trackLoading } from "../loading/loading-store.ts";
import { needChunk } from "./chunk-guard.ts";

type Module = { Screen: ComponentType };

/** A screen whose code and texts come when they are needed; `load` brings them before a render that must not wait. */
export interface LazyScreen {
  load(): Promise<void>;
  /** Its file below `src/`, as the build's manifest names it. */
  readonly module: string;
  /** The screen: at once when it is loaded, else it suspends. What failed is tried again in another attempt only. */
  render(attempt: string): ReactElement;
}

interface Attempt {
  readonly name: string;
  readonly screen: ComponentType;
  failed: boolean;
}

export function lazyScreen(module: string, load: () => Promise<Module>): LazyScreen {
  let loaded: ComponentType | undefined;
  let latest: Attempt | undefined;
  const once = async () => {
    const [{ Screen }] = await Promise.all([load(), bringTexts(module)]);
    loaded = Screen;
    return { default: Screen };
  };
  const begin = (name: string): Attempt => {
    const attempt: Attempt = {
      name,
      failed: false,
      screen: lazy(async () => {
        try {
          return await trackLoading(needChunk(once));
        } catch (failure) {
          attempt.failed = true;
          throw failure;
        }
      }),
    };
    return attempt;
  };
  return {
    module,
    load: async () => {
      await once();
    },
    render: (attempt) => {
      if (loaded) return createElement(loaded);
      if (!latest || (latest.failed && latest.name !== attempt)) latest = begin(attempt);
      return createElement(latest.screen);
    },
  };
}
