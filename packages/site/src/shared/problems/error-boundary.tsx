import { Component, type ComponentType, type ReactNode } from "react";

/** What a fallback is told. */
export interface FallbackProps {
  readonly failure: unknown;
  /** Tries again in this document. */
  readonly onRetry: () => void;
}

interface ErrorBoundaryProps {
  /** Where the reader is: what failed there is forgotten elsewhere. */
  readonly at?: string;
  readonly fallback: ComponentType<FallbackProps>;
  /** Called with a name of its own for each try. */
  readonly children: (attempt: string) => ReactNode;
}

interface State {
  readonly at: string | undefined;
  readonly tries: number;
  readonly failed: { readonly failure: unknown } | null;
}

/** Shows something else instead of what fails while it is shown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { at: this.props.at, tries: 0, failed: null };

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failed: { failure } };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return at === state.at ? null : { at, failed: null };
  }

  readonly #retry = (): void => this.setState(({ tries }) => ({ tries: tries + 1, failed: null }));

  override render(): ReactNode {
    const { failed, at = "", tries } = this.state;
    const { fallback: Fallback, children } = this.props;
    return failed ? <Fallback failure={failed.failure} onRetry={this.#retry} /> : children(`${at} ${tries}`);
  }
}
