import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '#src/app/ErrorScreen.tsx';
import { errorReference } from '#src/app/errorReference.ts';
import { ChunkError } from '#src/modules/screens.ts';

interface State {
  failure: { reference: string; chunk: boolean } | undefined;
}

/** Shows the error screen in place of what stopped working; what is around it goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return {
      failure: { reference: errorReference(error), chunk: error instanceof ChunkError },
    };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`Error reference ${this.state.failure?.reference}`, error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorScreen {...failure} /> : this.props.children;
  }
}
