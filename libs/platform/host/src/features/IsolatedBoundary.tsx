import { Component, Suspense, type ReactNode } from 'react';

interface ContainedProps {
  /** Shown while the code is under way. */
  fallback?: ReactNode;
  /** Shown in place of what has failed. */
  failed?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps one contribution's loading and failure to itself: its neighbours and the page stay. React's
 * root hands the error to error reporting (`onCaughtError`).
 */
export function IsolatedBoundary({ fallback = null, failed = null, children }: ContainedProps) {
  return (
    <FailureBoundary failed={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FailureBoundary>
  );
}

class FailureBoundary extends Component<{ failed: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
