import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { useNear } from '#src/ui/useNear.ts';
import { waiting } from './NearBlock.css.ts';

/** A block that costs nothing until it is about to be scrolled into view. If it fails to load, the page works without it. */
export function NearBlock({ children }: { children: ReactNode }) {
  const [near, ref] = useNear();
  const place = <div ref={ref} className={waiting} />;
  return near ? (
    <FallbackBoundary>
      <Suspense fallback={place}>{children}</Suspense>
    </FallbackBoundary>
  ) : (
    place
  );
}
