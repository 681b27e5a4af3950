import { type ComponentType, createElement, lazy, type ReactElement } from "react";

type Module = { Screen: ComponentType };

/** A screen whose code comes when it is needed; `load` brings it before a render that must not wait. */
export interface LazyScreen {
  load(): Promise<void>;
  /** Its file below `src/`, as the build's manifest names it. */
  readonly module: string;
  /** The screen: at once when it is loaded, else it suspends. */
  render(): ReactElement;
}

export function lazyScreen(module: string, load: () => Promise<Module>): LazyScreen {
  let loaded: ComponentType | undefined;
  const once = async () => {
    const { Screen } = await load();
    loaded = Screen;
    return { default: Screen };
  };
  const suspending = lazy(once);
  return {
    module,
    load: async () => {
      await once();
    },
    render: () => createElement(loaded ?? suspending),
  };
}
