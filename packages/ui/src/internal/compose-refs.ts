import { type Ref, type RefCallback, useCallback } from "react";

/** One ref that fills two: ours and the caller's. */
export function useComposedRefs<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      const undo = [fill(own, node), fill(given, node)];
      return () => undo.forEach((each) => each());
    },
    [own, given],
  );
}

function fill<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === "function") {
    const cleanup = ref(node);
    return typeof cleanup === "function" ? cleanup : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
