import { describe, expect, it } from 'vitest';
import { SLOT_BLANKS, SLOT_PAYS } from '#sandbox/domains/play/rules/slot.ts';
import { reelsOf, SYMBOLS, symbolMarkup } from './symbols.js';

const LINES = [...SLOT_PAYS.flatMap(({ reels }) => (reels ? [reels] : [])), ...SLOT_BLANKS];

describe('the slot reels', () => {
  it('stop at the line of the platform in the middle, with every symbol drawn', () => {
    for (const line of LINES) {
      expect(reelsOf(line).map(([, symbol]) => symbol)).toEqual(line);
      for (const symbol of line) expect(symbolMarkup(symbol)).toContain('<path');
    }
  });

  it('show no other winning line, and no near miss', () => {
    for (const line of LINES) {
      const cells = reelsOf(line);
      for (const row of [0, 2] as const) {
        expect(new Set(cells.map((reel) => reel[row])).size).toBe(3);
      }
    }
    expect(SYMBOLS).toHaveLength(6);
  });
});
