import { Component, type ReactNode } from 'react';

/** What the page can do without: it is left out where it fails, and nothing else is. */
export class Spare extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
