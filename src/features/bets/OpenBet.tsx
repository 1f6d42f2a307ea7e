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
  /** The number of the bet whose details are open, if any; null if the address cannot be parsed. */
  betId: number | null | undefined;
  /** The loaded bets; any other bet is fetched. */
  bets: readonly Bet[];
  onClose: () => void;
}

/** The details of a bet above the record, if one is open. */
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
