import type { GameType, PrizeMode } from '#src/platform/contract.generated.ts';

/** The prize mode of a lottery (S4.15): southern draws have their own, all others that of their category. */
export function prizeModeOf(vendorCode: string, type: GameType): PrizeMode {
  if (vendorCode === 'TCG_SEA') return 'SEA';
  return type === 'ELOTT' ? 'ELOTT' : 'LOTT';
}

/** Whether a lottery has a prize mode; true for any if none is given. */
export const ofPrizeMode = (
  { vendorCode, type }: { vendorCode: string; type: GameType },
  prizeMode: PrizeMode | undefined,
): boolean => prizeMode === undefined || prizeModeOf(vendorCode, type) === prizeMode;
