import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WINNERS, type Winner } from '#src/platform/endpoints/games/rankList.ts';
import { compareAmounts } from './podium.ts';
import { withWinner } from './withWinner.ts';

const winner: fc.Arbitrary<Winner> = fc.record({
  customerName: fc.constantFrom('ra***m', 'na***n', 'ka***l'),
  winAmount: fc.integer({ min: 1, max: 5000 }).map((units) => (units / 100).toFixed(2)),
});
const board = fc
  .array(winner, { maxLength: 30 })
  .map((winners) => winners.reduce<Winner[]>(withWinner, []));

it('ranks a new win by its amount and keeps the board at its maximum length (S2.27, S9.3)', () => {
  fc.assert(
    fc.property(board, winner, (list, told) => {
      const next = withWinner(list, told);
      expect(next.length).toBeLessThanOrEqual(WINNERS);
      const amounts = next.map(({ winAmount }) => winAmount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => compareAmounts(b, a)));
      const beaten = list.filter(
        ({ winAmount }) => compareAmounts(winAmount, told.winAmount) >= 0,
      ).length;
      if (beaten < WINNERS) expect(next).toContainEqual(told);
    }),
  );
});

it('shows a win that arrives twice once, and loses no other (S2.27)', () => {
  fc.assert(
    fc.property(board, winner, (list, told) => {
      const once = withWinner(list, told);
      expect(withWinner(once, told)).toEqual(once);
    }),
  );
});
