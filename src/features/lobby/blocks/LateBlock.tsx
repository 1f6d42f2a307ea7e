import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { useNear } from '#src/ui/useNear.ts';
import * as styles from './LateBlock.css.ts';

export interface LateBlockProps {
  /** It loads only when it is scrolled near. */
  startsNear?: true | undefined;
  children: ReactNode;
}

function Near({ children }: { children: ReactNode }) {
  const [near, ref] = useNear();
  if (!near) return <div ref={ref} className={styles.unseen} />;
  return <Suspense fallback={<div className={styles.unseen} />}>{children}</Suspense>;
}

/** A block in a chunk of its own. A prerendered page shows it before its code loads; if that fails, the page works without it. */
export function LateBlock({ startsNear, children }: LateBlockProps) {
  return (
    <FallbackBoundary>
      {startsNear ? (
        <Near>{children}</Near>
      ) : (
        <Suspense fallback={<div className={styles.waiting} />}>{children}</Suspense>
      )}
    </FallbackBoundary>
  );
}
