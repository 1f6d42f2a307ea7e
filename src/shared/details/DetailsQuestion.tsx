import { lazy, Suspense, useState } from 'react';
import { isDetailsNeeded } from './isDetailsNeeded.ts';

const DetailsDialog = lazy(async () => ({
  default: (await import('./DetailsDialog.tsx')).DetailsDialog,
}));

export interface DetailsQuestionProps {
  /** The platform's refusal of the player's action. */
  error: unknown;
  /** Retries the action. */
  onDone: () => unknown;
}

/**
 * Asks for missing details if the platform refused an action for lack of them, once per refusal; nothing after any other. Rendered beside a
 * form, never within it.
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
