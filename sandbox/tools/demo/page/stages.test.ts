import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAIR_DICE } from '#sandbox/domains/bets/dice.ts';
import { nextIssue } from '#sandbox/domains/lottery/issue.ts';
import { deal } from '#sandbox/domains/play/rules/cards.ts';
import { FISH } from '#sandbox/domains/play/rules/fish.ts';
import { SPORTS } from '#sandbox/domains/play/rules/sport.ts';
import { faceOf } from './cards.js';
import { curveOf, flownAt, heightOf, ROOM } from './curve.js';
import { clockText, nextDraw } from './drawTime.js';
import { fishMarkup } from './fishes.js';
import { groundMarkup } from './grounds.js';
import { oddsText } from './kinds/lottery.js';
import { highestSeats } from './kinds/room.js';

describe('the flight animation', () => {
  it('climbs from 1 within its area, and ends at the settled multiplier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), (end) => {
        const heights = curveOf(end, end * 1.05).map(([, y]) => y);
        expect(heights).toEqual([...heights].sort((a, b) => b - a));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(ROOM.top);
        expect([flownAt(end, 0), Math.abs(flownAt(end, 1) - end) <= 1]).toEqual([100, true]);
      }),
    );
    expect(heightOf(100, 200)).toBe(ROOM.foot);
  });
});

describe('the lottery draw', () => {
  it('has the name and the time from the platform', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        fc.constantFrom(1, 3, 5, 10, 30),
        (now, minutes) => {
          const { issue, drawsAt } = nextIssue(minutes, now);
          const next = nextDraw(now.getTime(), minutes);
          expect(next.issue).toBe(issue);
          expect(next.seconds).toBe(Math.ceil((drawsAt.getTime() - now.getTime()) / 1000));
        },
      ),
    );
    expect([clockText(61), clockText(9)]).toEqual(['1:01', '0:09']);
  });

  it('shows odds with at least two decimals, and all significant ones', () => {
    expect(['9.6000', '2.1120', '1.8816', '2.0000'].map(oddsText)).toEqual([
      '9.60',
      '2.112',
      '1.8816',
      '2.00',
    ]);
  });
});

describe('an illustration', () => {
  it('exists for every card, fish and sport of the platform', () => {
    for (const { text } of deal(FAIR_DICE, 52)) {
      expect(faceOf(text).rank).toMatch(/^([2-9]|10|[JQKA])$/);
      expect(faceOf(text).red).toBe(/[♥♦]/.test(text));
    }
    for (const { name } of FISH) expect(fishMarkup(name)).toContain('<path');
    for (const sport of Object.keys(SPORTS)) expect(groundMarkup(sport)).toContain('class="mark"');
  });

  it('marks every seat with the highest card', () => {
    expect(highestSeats(['Q♠', '3♦', 'Q♥', '10♣'])).toEqual([0, 2]);
    expect(highestSeats(['2♠', 'A♦'])).toEqual([1]);
  });
});
