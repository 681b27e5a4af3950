import { type ComponentProps, Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "../problems/error-boundary.tsx";
import { lazyPart } from "../routing/lazy-part.ts";

const Part = lazyPart("shared/place/place-part.tsx", () => import("./place-part.tsx"));
const Nothing = () => null;
const never = () => () => {};

/** The button that fills in where somebody is: only where there is script, whose code comes after the page. */
export function PlaceButton(props: ComponentProps<typeof Part>) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!scripted) return null;
  return (
    <ErrorBoundary fallback={Nothing}>
      {() => (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
