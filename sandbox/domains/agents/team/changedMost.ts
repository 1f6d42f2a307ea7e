import { amountText } from '#sandbox/kernel/money.ts';
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

const moverOf = ({ memberId, stake, before }: Moved): Mover => ({
  ...{ memberId, stake: amountText(stake), before: amountText(before) },
});

/** Divides members whose turnover changed into those for whom it rose and fell. */
export const changedMost = (moved: readonly Moved[]): Movers => {
  const sorted = moved.toSorted(bySize);
  return {
    rose: sorted.filter((one) => changeOf(one) > 0n).map(moverOf),
    fell: sorted.filter((one) => changeOf(one) < 0n).map(moverOf),
  };
};
