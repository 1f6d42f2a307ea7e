import type { GameType, PrizeMode } from '#src/platform/contract.generated.ts';

/** The prize mode of a lottery (S4.15): that of the southern draws is their own, all others go by their category. */
export function prizeModeOf(vendorCode: string, type: GameType): PrizeMode {
  if (vendorCode === 'TCG_SEA') return 'SEA';
  return type === 'ELOTT' ? 'ELOTT' : 'LOTT';
}

/** Whether a lottery is played under a prize mode; any is under none. */
export const ofPrizeMode = (
  { vendorCode, type }: { vendorCode: string; type: GameType },
  prizeMode: PrizeMode | undefined,
): boolean => prizeMode === undefined || prizeModeOf(vendorCode, type) === prizeMode;
