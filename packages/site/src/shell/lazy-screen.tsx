import { type ComponentType, lazy, type LazyExoticComponent } from "react";

type Module = { Screen: ComponentType };

/** A screen whose code comes when it is needed; `load` brings it before a render that must not wait. */
export interface LazyScreen {
  load(): Promise<void>;
  /** Its file below `src/`, as the build's manifest names it. */
  readonly module: string;
  /** The screen itself once loaded, else one that suspends. */
  component(): ComponentType | LazyExoticComponent<ComponentType>;
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
    component: () => loaded ?? suspending,
  };
}
