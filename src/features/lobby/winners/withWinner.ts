import { WINNERS, type Winner } from '#src/platform/endpoints/games/rankList.ts';
import { compareDecimals } from '#src/ui/money/compareDecimals.ts';

/**
 * The board with a win that the platform just pushed, highest first, up to its maximum length (S2.27, S9.3). A win already on it, from the
 * platform's response, is not added twice.
 */
export function withWinner(list: readonly Winner[], told: Winner): Winner[] {
  const known = list.some(
    ({ customerName, winAmount }) =>
      customerName === told.customerName && compareDecimals(winAmount, told.winAmount) === 0,
  );
  return [...list, ...(known ? [] : [told])]
    .toSorted((a, b) => compareDecimals(b.winAmount, a.winAmount))
    .slice(0, WINNERS);
}
