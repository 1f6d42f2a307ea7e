import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { useNear } from '#src/ui/useNear.ts';
import * as styles from './LateBlock.css.ts';

export interface LateBlockProps {
  /** It loads only when it is scrolled near; until then this place is kept. */
  place?: keyof typeof styles.place | undefined;
  children: ReactNode;
}

function Near({ place, children }: Required<LateBlockProps>) {
  const [near, ref] = useNear();
  const kept = place && styles.place[place];
  if (!near) return <div ref={ref} className={kept} />;
  return <Suspense fallback={<div className={kept} />}>{children}</Suspense>;
}

/** A block in a chunk of its own. A prerendered page shows it before its code loads; if that fails, the page works without it. */
export function LateBlock({ place, children }: LateBlockProps) {
  return (
    <FallbackBoundary>
      {place ? (
        <Near place={place}>{children}</Near>
      ) : (
        <Suspense fallback={<div className={styles.waiting} />}>{children}</Suspense>
      )}
    </FallbackBoundary>
  );
}
