import { Component, type ReactNode } from 'react';

export interface SpareProps {
  children: ReactNode;
  /** What is shown instead where it fails; nothing where it is left out. */
  instead?: ReactNode;
}

/** A part that its page can do without: where it fails, or its chunk does not come, the rest of the page stays. */
export class Spare extends Component<SpareProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, instead = null } = this.props;
    return this.state.failed ? instead : children;
  }
}
