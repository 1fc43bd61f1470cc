import { delayPhase, SuspenseBoundary } from '@lobby/runtime';
import { Component, createContext, useContext, useEffect, type ReactNode } from 'react';
import { RenewBoundary } from './RenewBoundary.tsx';

/** Called with each error that a boundary has caught; the shell opens the error overlay (R-8-022). */
export const RenderErrorContext = createContext<(error: unknown) => void>(() => undefined);

interface IsolatedBoundaryProps {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown instead of children that failed to render. */
  errorFallback?: ReactNode;
  /** Overrides the handler of the context. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Suspense and error boundary around one contribution: the rest of the page stays, and the shell shows the error
 * overlay. The root's `onCaughtError` reports the error.
 */
export function IsolatedBoundary({ fallback = null, errorFallback = null, onError, children }: IsolatedBoundaryProps) {
  const onRenderError = useContext(RenderErrorContext);
  return (
    <ErrorBoundary errorFallback={errorFallback} onError={onError ?? onRenderError}>
      <RenewBoundary>
        <SuspenseBoundary fallback={<Waiting>{fallback}</Waiting>}>{children}</SuspenseBoundary>
      </RenewBoundary>
    </ErrorBoundary>
  );
}

/** React may show what has come a moment later: until then the page waits. */
function Waiting({ children }: { children: ReactNode }) {
  useEffect(() => delayPhase('session'), []);
  return children;
}

type ErrorBoundaryProps = Required<Pick<IsolatedBoundaryProps, 'errorFallback' | 'onError' | 'children'>>;

class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.errorFallback : this.props.children;
  }
}
