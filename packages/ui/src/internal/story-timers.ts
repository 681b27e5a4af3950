/** The timers that were set since, so that a story can say that nothing is to come without waiting for it. */
export interface Timers {
  /** How many of that length are neither over nor cleared. */
  pending(milliseconds: number): number;
  stop(): void;
}

/** Watches the window's timers until it is stopped. */
export function watchTimers(): Timers {
  const { setTimeout: set, clearTimeout: clear } = window;
  const lengths = new Map<unknown, number | undefined>();
  window.setTimeout = ((run: () => void, milliseconds?: number) => {
    const id = set(() => {
      lengths.delete(id);
      run();
    }, milliseconds);
    lengths.set(id, milliseconds);
    return id;
  }) as typeof set;
  window.clearTimeout = (id) => {
    lengths.delete(id);
    clear(id);
  };
  return {
    pending: (milliseconds) => [...lengths.values()].filter((length) => length === milliseconds).length,
    stop: () => Object.assign(window, { setTimeout: set, clearTimeout: clear }),
  };
}
