import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "../problems/error-boundary.tsx";
import { needChunk } from "./chunk-guard.ts";

const Nothing = () => null;

/** Something lazy that the screen can do without: it is there when its code has come, and `Room` keeps its place until then. */
export function late<Props extends object>(
  Late: ComponentType<Props>,
  Room: ComponentType = Nothing,
): (props: Props) => ReactNode {
  return (props) => (
    <ErrorBoundary fallback={Nothing}>
      {() => (
        <Suspense fallback={<Room />}>
          <Late {...props} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

/** A component whose code comes when it is first drawn; without its code the screen stays as it is. */
export const lateComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  late<Props>(lazy(async () => ({ default: (await needChunk(load)) as ComponentType<object> })));
