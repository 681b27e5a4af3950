import { startTransition, useOptimistic } from "react";

/**
 * A switch that shows its new state before the server has answered. It goes back when the promise fails,
 * or when the caller's value is still the old one once the promise is kept.
 */
export function useToggleNow(
  value: boolean,
  onChange: (value: boolean) => void | Promise<void>,
): [shown: boolean, toggle: () => void] {
  const [shown, show] = useOptimistic(value);

  function toggle() {
    startTransition(async () => {
      show(!shown);
      try {
        await onChange(!shown);
      } catch {
        // Whoever made the call says what went wrong; here the state only goes back.
      }
    });
  }

  return [shown, toggle];
}
