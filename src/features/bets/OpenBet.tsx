import { lazy, Suspense } from 'react';
import type { Bet } from '#src/platform/endpoints/records/bets.ts';

const BetSheet = lazy(async () => ({ default: (await import('./BetSheet.tsx')).BetSheet }));

/** The details of a bet above the record, where one is open. */
export function OpenBet({ bet, onClose }: { bet: Bet | undefined; onClose: () => void }) {
  return bet ? (
    <Suspense fallback={null}>
      <BetSheet bet={bet} onClose={onClose} />
    </Suspense>
  ) : null;
}
