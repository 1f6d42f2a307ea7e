import { type DrawFormat, payoutOf, winningNumbers } from './drawRules.ts';

/** The decimals of odds, as a power of ten. */
const PLACES = 10_000n;

/** The odds of a selection as a multiple of the stake, with four decimals. */
function oddsOf(selection: string, shape: DrawFormat): string {
  const winning = winningNumbers(selection, shape);
  const paid = payoutOf({ selection, stake: PLACES }, winning, shape);
  return `${paid / PLACES}.${`${paid % PLACES}`.padStart(4, '0')}`;
}

/** The odds of a lottery's selections as multiples of the stake; `number` for each single number. */
export const displayedOdds = (shape: DrawFormat): Record<string, string> => ({
  ...Object.fromEntries(
    ['big', 'small', 'odd', 'even'].map((selection) => [selection, oddsOf(selection, shape)]),
  ),
  number: oddsOf(String(shape.lowest), shape),
});
