import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { type ArrivalOptions, useArrival } from '#src/app/useArrival.ts';
import type { GamesLook } from '#src/platform/endpoints/games/gameSections.ts';

function Arrival(options: ArrivalOptions) {
  useArrival(options);
  return null;
}

export interface ScreenViewProps extends Pick<ArrivalOptions, 'type' | 'last'> {
  /** Identifies this screen: two screens of one view keep separate state. */
  id: string;
  /** The look of the screen's game list, if it has one. */
  games: GamesLook | undefined;
  /** The screen is the one the document was opened at, which requested its list. */
  asked: boolean;
  children: ReactNode;
}

/** A screen with its skeleton while it loads, and an error message if it fails. */
export function ScreenView({ id, games, asked, children, ...arrival }: ScreenViewProps) {
  return (
    <ErrorBoundary key={id} arrival={<Arrival {...arrival} hasFailed />}>
      <Suspense fallback={<ScreenSkeleton games={games} asked={asked} />}>
        {children}
        <Arrival {...arrival} />
      </Suspense>
    </ErrorBoundary>
  );
}
