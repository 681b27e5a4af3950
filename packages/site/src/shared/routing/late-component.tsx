import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "../problems/error-boundary.tsx";
import { needChunk } from "./chunk-guard.ts";

const Nothing = () => null;

/** A component whose code comes when it is first drawn; without its code the screen stays as it is. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Late = lazy(async () => ({ default: (await needChunk(load)) as ComponentType<object> }));
  return (props) => (
    <ErrorBoundary fallback={Nothing}>
      {() => (
        <Suspense>
          <Late {...props} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
