import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WINNERS, type Winner } from '#src/platform/endpoints/games/rankList.ts';
import { withWinner } from './withWinner.ts';

interface Win {
  customerName: string;
  cents: number;
}

const keyOf = ({ customerName, cents }: Win) => `${customerName} ${cents}`;
const shown = ({ customerName, cents }: Win): Winner => ({
  customerName,
  winAmount: (cents / 100).toFixed(2),
});

const win: fc.Arbitrary<Win> = fc.record({
  customerName: fc.constantFrom('ra***m', 'na***n', 'ka***l'),
  cents: fc.integer({ min: 1, max: 5000 }),
});
/** A board as the platform sends it: highest win first, up to its maximum length. */
const board = fc
  .uniqueArray(win, { maxLength: WINNERS + 10, selector: keyOf })
  .map((wins) => wins.toSorted((a, b) => b.cents - a.cents).slice(0, WINNERS));

it('ranks a new win by its amount, and keeps all others above the cut (S2.27, S9.3)', () => {
  fc.assert(
    fc.property(board, win, (list, told) => {
      fc.pre(!list.some((one) => keyOf(one) === keyOf(told)));
      const ranked = [
        ...list.filter(({ cents }) => cents >= told.cents),
        told,
        ...list.filter(({ cents }) => cents < told.cents),
      ];
      expect(withWinner(list.map(shown), shown(told))).toEqual(ranked.slice(0, WINNERS).map(shown));
    }),
  );
});

it('shows a win that arrives twice once, and loses no other (S2.27)', () => {
  fc.assert(
    fc.property(board, fc.nat(), (list, place) => {
      const again = list[place % Math.max(1, list.length)];
      fc.pre(again !== undefined);
      expect(withWinner(list.map(shown), shown(again))).toEqual(list.map(shown));
    }),
  );
});
