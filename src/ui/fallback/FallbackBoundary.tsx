import { Component, type ReactNode } from 'react';

export interface FallbackBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children after an error; nothing by default. */
  fallback?: ReactNode;
}

/** An error boundary around an optional part of a page: if it fails, or its chunk does not load, the rest of the page stays. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : children;
  }
}
