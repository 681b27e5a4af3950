import type { ReactNode } from "react";
import { EmptyLayout } from "../layouts/plain-layouts.tsx";
import { ErrorBoundary, type FallbackProps } from "../shared/problems/error-boundary.tsx";
import { FailedScreen, LastResort } from "../shared/problems/problem-screen.tsx";

const FailedApp = (props: FallbackProps) => (
  <EmptyLayout>
    <FailedScreen {...props} />
  </EmptyLayout>
);

/** The last of the boundaries: where a layout fails there is a page of words and a way on, never a white one. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={LastResort}>
    {() => <ErrorBoundary fallback={FailedApp}>{() => children}</ErrorBoundary>}
  </ErrorBoundary>
);
