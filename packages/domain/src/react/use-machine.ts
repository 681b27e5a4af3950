import { useState, useSyncExternalStore } from "react";

/** How a machine begins, and where its state is kept. */
export interface MachineOptions<State> {
  /** As the server renders it, and so the first render here. */
  readonly initial: State;
  /** What was kept of it; asked once, in the browser. */
  readonly restore?: () => State;
  /** Told of every new state. */
  readonly keep?: (state: State) => void;
}

function createMachine<State, Event>(
  reduce: (state: State, event: Event) => State,
  { initial, restore, keep }: MachineOptions<State>,
) {
  let current: { readonly state: State } | undefined;
  const listeners = new Set<() => void>();
  const read = (): State => (current ??= { state: restore ? restore() : initial }).state;
  return {
    initial,
    read,
    dispatch(event: Event): State {
      const before = read();
      const after = reduce(before, event);
      if (after === before) return after;
      current = { state: after };
      keep?.(after);
      for (const notify of listeners) notify();
      return after;
    },
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

/**
 * Runs a machine of `@kindling/domain/state` for as long as a component lives. An event is worked off at once, so that of
 * several before the next render none is lost; `dispatch` answers the state after it.
 *
 * @example const [state, dispatch] = useMachine(reduceCheckout, { initial: choosing });
 */
export function useMachine<State, Event>(
  reduce: (state: State, event: Event) => State,
  options: MachineOptions<State>,
): readonly [state: State, dispatch: (event: Event) => State] {
  const [machine] = useState(() => createMachine(reduce, options));
  const state = useSyncExternalStore(machine.subscribe, machine.read, () => machine.initial);
  return [state, machine.dispatch];
}
