import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '#src/app/ErrorScreen.tsx';
import { errorReference } from '#src/app/errorReference.ts';
import { type FailureKind, failureKind } from '#src/app/failure.ts';
import { saveFormText } from '#src/app/formText.ts';
import { reloadAfterMissingChunk } from '#src/app/reloadAfterMissingChunk.ts';

interface State {
  failure: { reference: string; kind: FailureKind } | undefined;
}

interface Props {
  children: ReactNode;
  /** Rendered with the error screen; does what is due when it appears. */
  arrival?: ReactNode;
}

/** Shows the error screen in place of the failed part; the rest of the page keeps working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    // The fields are still in the page now, but gone when the failure is committed.
    if (failureKind(error) === 'missing') saveFormText();
    return {
      failure: { reference: errorReference(error), kind: failureKind(error) },
    };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`Error reference ${this.state.failure?.reference}`, error);
    if (failureKind(error) === 'missing') void reloadAfterMissingChunk();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <>
        <ErrorScreen {...failure} />
        {this.props.arrival}
      </>
    );
  }
}
