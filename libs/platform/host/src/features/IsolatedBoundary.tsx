import { Component, createContext, Suspense, useContext, type ReactNode } from 'react';

/** Called with each error that a boundary has caught; the shell opens the error overlay (R-8-022). */
export const RenderErrorContext = createContext<(error: unknown) => void>(() => undefined);

interface IsolatedBoundaryProps {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown in place of what has failed. */
  failed?: ReactNode;
  /** Overrides the handler of the context. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Suspense and error boundary around one contribution: its neighbours and the page stay, and the player is
 * told. The root's `onCaughtError` reports the error.
 */
export function IsolatedBoundary({ fallback = null, failed = null, onError, children }: IsolatedBoundaryProps) {
  const tell = useContext(RenderErrorContext);
  return (
    <ErrorBoundary failed={failed} onError={onError ?? tell}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type ErrorBoundaryProps = Required<Pick<IsolatedBoundaryProps, 'failed' | 'onError' | 'children'>>;

class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
