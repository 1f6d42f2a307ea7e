import { type ReactNode, type RefObject, Suspense } from 'react';
import type { NavigationType } from 'react-router-dom';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { type Arrived, useArrival } from '#src/app/useArrival.ts';
import type { GamesLook } from '#src/platform/endpoints/games/gameSections.ts';

interface ArrivalProps {
  /** How the address was come to. */
  type: `${NavigationType}`;
  last: RefObject<Arrived | undefined>;
}

function Arrival({ type, last }: ArrivalProps) {
  useArrival(type, last);
  return null;
}

export interface ScreenViewProps extends ArrivalProps {
  /** What tells this screen from others: two screens of one view keep their state apart. */
  id: string;
  /** What the screen's list of games looks like, where it lists some. */
  games: GamesLook | undefined;
  /** It is the screen that the document was opened at, which has asked for its list. */
  asked: boolean;
  children: ReactNode;
}

/** A screen with what surrounds it: its shape while it comes, and words where it stops working. */
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
