import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAIR_DICE } from '#sandbox/domains/bets/dice.ts';
import { drawFormatOf, drawNumbers, payoutOf, winningNumbers } from './drawRules.ts';
import { issuesBetween, nextIssue } from './issue.ts';

const CLASSES = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const;

describe('a draw', () => {
  it('has as many numbers as its class, within bounds, and unique if drawn without replacement (S3.18)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLASSES), (classify) => {
        const shape = drawFormatOf(classify);
        const numbers = drawNumbers(shape, FAIR_DICE);
        expect(numbers).toHaveLength(shape.count);
        expect(numbers.every((one) => one >= shape.lowest && one <= shape.highest)).toBe(true);
        if (shape.distinct) expect(new Set(numbers).size).toBe(shape.count);
      }),
    );
  });

  it('returns at most 96 % of stakes, whatever the bet', () => {
    for (const classify of CLASSES) {
      const shape = drawFormatOf(classify);
      const all = winningNumbers('big', shape).concat(winningNumbers('small', shape));
      const count = shape.highest - shape.lowest + 1;
      expect(all.length).toBeGreaterThanOrEqual(count - 1);
      for (const selection of ['big', 'small', 'odd', 'even', `${shape.lowest}`]) {
        const stake = 1_000_00n;
        let paid = 0n;
        for (let first = shape.lowest; first <= shape.highest; first += 1) {
          paid += payoutOf({ selection, stake }, [first], shape);
        }
        const share = Number(paid) / (Number(stake) * count);
        expect(share).toBeLessThanOrEqual(0.96);
        expect(share).toBeGreaterThan(0.95);
      }
    }
  });

  it('has no winning number for an invalid selection', () => {
    for (const selection of ['', 'constructor', '07', '99', 'tie']) {
      expect(winningNumbers(selection, drawFormatOf('SSC'))).toEqual([]);
    }
  });

  it('takes place once per interval, and none is skipped', () => {
    const moments = {
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.constantFrom(1, 3, 5, 10, 30), fc.date(moments), (minutes, now) => {
        const { drawsAt, issue } = nextIssue(minutes, now);
        expect(drawsAt > now && drawsAt.getTime() - now.getTime() <= minutes * 60_000).toBe(true);
        expect(issuesBetween(minutes, now, drawsAt, 20).map((one) => one.issue)).toEqual([issue]);
        expect(issuesBetween(minutes, now, new Date(drawsAt.getTime() - 1), 20)).toEqual([]);
        expect(issuesBetween(minutes, new Date(0), now, 20)).toHaveLength(20);
      }),
    );
  });
});
