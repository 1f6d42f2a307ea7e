import { lazy, Suspense } from 'react';
import type { Bet } from '#src/platform/endpoints/records/bets.ts';

const BetSheet = lazy(async () => ({ default: (await import('./BetSheet.tsx')).BetSheet }));
const BetByNumber = lazy(async () => ({
  default: (await import('./BetByNumber.tsx')).BetByNumber,
}));
const UnknownBet = lazy(async () => ({
  default: (await import('./UnknownBet.tsx')).UnknownBet,
}));

export interface OpenBetProps {
  /** The number of the bet whose details are shown, if any; null for one that cannot be read. */
  betId: number | null | undefined;
  /** The bets on show; another one is asked for. */
  bets: readonly Bet[];
  onClose: () => void;
}

/** The details of a bet above the record, where one is open. */
export function OpenBet({ betId, bets, onClose }: OpenBetProps) {
  if (betId === undefined) return null;
  const known = bets.find((bet) => bet.betId === betId);
  return (
    <Suspense fallback={null}>
      {betId === null ? (
        <UnknownBet onClose={onClose} />
      ) : known ? (
        <BetSheet bet={known} onClose={onClose} />
      ) : (
        <BetByNumber betId={betId} onClose={onClose} />
      )}
    </Suspense>
  );
}
