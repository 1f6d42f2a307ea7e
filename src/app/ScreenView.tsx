import { type ReactNode, type RefObject, Suspense } from 'react';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { useArrival } from '#src/app/useArrival.ts';

function Arrival({ title, last }: { title: string; last: RefObject<string | undefined> }) {
  useArrival(title, last);
  return null;
}

export interface ScreenViewProps {
  /** What tells this screen from others: two screens of one view keep their state apart. */
  id: string;
  /** The title of the window. */
  title: string;
  last: RefObject<string | undefined>;
  children: ReactNode;
}

/** A screen with what surrounds it: its shape while it comes, and words where it stops working. */
export function ScreenView({ id, title, last, children }: ScreenViewProps) {
  return (
    <ErrorBoundary key={id}>
      <Suspense fallback={<ScreenSkeleton />}>
        {children}
        <Arrival title={title} last={last} />
      </Suspense>
    </ErrorBoundary>
  );
}
