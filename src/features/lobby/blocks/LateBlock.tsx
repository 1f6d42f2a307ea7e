import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { waiting } from './LateBlock.css.ts';

/** A block in a chunk of its own. A prerendered page shows it before its code loads; if that fails, the page works without it. */
export function LateBlock({ children }: { children: ReactNode }) {
  return (
    <FallbackBoundary>
      <Suspense fallback={<div className={waiting} />}>{children}</Suspense>
    </FallbackBoundary>
  );
}
