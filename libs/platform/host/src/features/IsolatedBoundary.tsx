import { Component, createContext, Suspense, useContext, type ReactNode } from 'react';

/** Told of each error that a boundary has caught; the shell shows its overlay (R-8-022). */
export const RenderErrorContext = createContext<(error: unknown) => void>(() => undefined);

interface IsolatedBoundaryProps {
  /** Shown while the code is under way. */
  fallback?: ReactNode;
  /** Shown in place of what has failed. */
  failed?: ReactNode;
  /** In place of what the context does. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Keeps one contribution's loading and failure to itself: its neighbours and the page stay, and the
 * player is told. React's root hands the error to error reporting (`onCaughtError`).
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
