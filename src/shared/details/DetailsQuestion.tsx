import { lazy, Suspense, useState } from 'react';
import { isDetailsNeeded } from './isDetailsNeeded.ts';

const DetailsDialog = lazy(async () => ({
  default: (await import('./DetailsDialog.tsx')).DetailsDialog,
}));

export interface DetailsQuestionProps {
  /** Why the platform refused what the player wants. */
  error: unknown;
  /** Tries it once more. */
  onDone: () => unknown;
}

/**
 * Asks for missing details where the platform refused something for want of them, once for each refusal; nothing after any
 * other. Drawn beside a form, never within it.
 */
export function DetailsQuestion({ error, onDone }: DetailsQuestionProps) {
  const [closed, setClosed] = useState<unknown>();
  if (!isDetailsNeeded(error) || error === closed) return null;
  return (
    <Suspense>
      <DetailsDialog onDone={onDone} onClose={() => setClosed(error)} />
    </Suspense>
  );
}
