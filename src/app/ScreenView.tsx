import { type ReactNode, type RefObject, Suspense } from 'react';
import type { NavigationType } from 'react-router-dom';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { type Arrived, useArrival } from '#src/app/useArrival.ts';
import type { GamesLook } from '#src/platform/endpoints/games/gameSections.ts';

interface ArrivalProps {
  /** How the visitor reached the address. */
  type: `${NavigationType}`;
  last: RefObject<Arrived | undefined>;
}

function Arrival({ type, last }: ArrivalProps) {
  useArrival(type, last);
  return null;
}

export interface ScreenViewProps extends ArrivalProps {
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
  const arrived = <Arrival {...arrival} />;
  return (
    <ErrorBoundary key={id} arrival={arrived}>
      <Suspense fallback={<ScreenSkeleton games={games} asked={asked} />}>
        {children}
        {arrived}
      </Suspense>
    </ErrorBoundary>
  );
}
