import { WINNERS, type Winner } from '#src/platform/endpoints/games/rankList.ts';
import { compareDecimals } from '#src/ui/money/compareDecimals.ts';

/**
 * The board with a win of which the platform has just told, the highest first, and no more than it holds (S2.27, S9.3). A win that it
 * shows already, for the platform's answer had it, is not shown twice.
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
