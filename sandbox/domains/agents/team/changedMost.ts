import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Moved } from './readPlay.ts';
import type { Mover, Movers } from './teamCount.ts';

const changeOf = ({ stake, before }: Moved): bigint => stake - before;

/** Sorts by the size of the change, largest first. */
const bySize = (one: Moved, other: Moved): number => {
  const [first, second] = [changeOf(one), changeOf(other)].map((change) =>
    change < 0n ? -change : change,
  );
  return (first ?? 0n) > (second ?? 0n) ? -1 : 1;
};

const moverOf = (merchant: Priced, { memberId, stake, before }: Moved): Mover => ({
  ...{ memberId, stake: amountText(merchant, stake), before: amountText(merchant, before) },
});

/** Divides members whose turnover changed into those for whom it rose and fell. */
export const changedMost = (merchant: Priced, moved: readonly Moved[]): Movers => {
  const shown = (one: Moved) => moverOf(merchant, one);
  const sorted = moved.toSorted(bySize);
  return {
    rose: sorted.filter((one) => changeOf(one) > 0n).map(shown),
    fell: sorted.filter((one) => changeOf(one) < 0n).map(shown),
  };
};
