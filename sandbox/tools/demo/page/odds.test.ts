import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedOdds } from '#sandbox/domains/lottery/displayedOdds.ts';
import { drawFormatOf, payoutOf, winningNumbers } from '#sandbox/domains/lottery/drawRules.ts';
import { FISH, playFish } from '#sandbox/domains/play/rules/fish.ts';
import {
  DUELS,
  MATCH_RESULTS,
  MATCHES,
  oddsOf,
  playMatch,
} from '#sandbox/domains/play/rules/match.ts';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import { oddsText } from '../controls/parts.ts';
import { outcomeOf, returnOf } from './odds.js';

const stakes = fc.bigInt({ min: 1_00n, max: 10_000_00n });

describe('the potential return of a bet', () => {
  it('is the payout of a lottery, for every class and selection', () => {
    const classes = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const;
    const selections = fc.constantFrom('big', 'small', 'odd', 'even', '1');
    fc.assert(
      fc.property(stakes, fc.constantFrom(...classes), selections, (stake, classify, selection) => {
        const shape = drawFormatOf(classify);
        const odds = displayedOdds(shape);
        const paid = payoutOf({ selection, stake }, winningNumbers(selection, shape), shape);
        const shown = odds[selection] ?? odds.number ?? '';
        expect(returnOf(hundredthsText(stake), shown, 2)).toBe(hundredthsText(paid));
      }),
    );
  });

  it('is the payout of a match at the odds on its buttons', () => {
    fc.assert(
      fc.property(stakes, fc.constantFrom(...MATCHES, ...DUELS), (stake, fixture) => {
        for (const end of MATCH_RESULTS) {
          const odds = oddsOf(fixture, end);
          if (odds === undefined) continue;
          const paid = Array.from(
            { length: 100 },
            (_, place) => playMatch({ below: () => place }, stake, { fixture, end }).payout,
          ).find((payout) => payout > 0n);
          expect(returnOf(hundredthsText(stake), oddsText(odds), 2)).toBe(
            hundredthsText(paid ?? 0n),
          );
        }
      }),
    );
  });

  it('is the payout for a caught fish', () => {
    fc.assert(
      fc.property(stakes, fc.constantFrom(...FISH), (stake, fish) => {
        const { payout } = playFish({ below: () => 0 }, stake, fish);
        expect(returnOf(hundredthsText(stake), oddsText(fish.hundredths), 2)).toBe(
          hundredthsText(payout),
        );
      }),
    );
  });

  it('is empty for an invalid amount', () => {
    expect(returnOf('', '2.00', 2)).toBeUndefined();
    expect(returnOf('1.005', '2.00', 2)).toBeUndefined();
    expect(returnOf('ten', '2.00', 2)).toBeUndefined();
  });
});

describe('the outcome of a round', () => {
  it('is a win only above the stake', () => {
    expect(outcomeOf('10', '10.01')).toBe('won');
    expect(outcomeOf('10', '10.00')).toBe('stakeBack');
    expect(outcomeOf('10', '9.99')).toBe('part');
    expect(outcomeOf('10', '0.00')).toBe('lost');
  });
});
