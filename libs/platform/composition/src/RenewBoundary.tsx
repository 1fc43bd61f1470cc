import { Component, type ReactNode } from 'react';

interface RenewBoundaryState {
  failure: { error: unknown } | null;
}

/**
 * Renders its part anew, once, where somebody else has changed the page, such as a browser that translates it: React does not
 * find what it is to remove. Any other error is left to the error boundary around it.
 */
export class RenewBoundary extends Component<{ children: ReactNode }, RenewBoundaryState> {
  override state: RenewBoundaryState = { failure: null };
  private wasRenewed = false;

  static getDerivedStateFromError(error: unknown): RenewBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.wasRenewed = true;
    this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (this.wasRenewed || !isOfForeignChange(failure.error)) throw failure.error;
    // What is broken has to leave the page first.
    return null;
  }
}

/** What `removeChild` and `insertBefore` throw where a node is not where it was. */
const isOfForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';
