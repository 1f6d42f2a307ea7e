import { describe, expect, it } from 'vitest';
import { nextToTurn, type PlacedGroup } from './nearGroups.ts';

const VIEW = 800;

const group = (top: number, state: Partial<PlacedGroup> = {}): PlacedGroup => ({
  near: true,
  shown: false,
  isHeld: () => false,
  edges: () => ({ top, bottom: top + 336 }),
  ...state,
});

describe('groups of cards near the view', () => {
  it('come into the page one by one, those in the view first, and then the nearest above or below', () => {
    const [above, inView, below] = [group(-700), group(500), group(VIEW + 300)];
    const waiting = [below, above, inView];
    const turns = waiting.map(() => {
      const next = nextToTurn(waiting, VIEW);
      for (const coming of next) coming.shown = true;
      return next;
    });
    expect(turns).toEqual([[inView], [below], [above]]);
    expect(nextToTurn(waiting, VIEW)).toEqual([]);
  });

  it('come one per frame, and one that is far away leaves in it', () => {
    const far = [-9000, -8600].map((top) => group(top, { near: false, shown: true }));
    const coming = [group(900), group(1300)];
    expect(nextToTurn([...far, ...coming], VIEW)).toEqual([coming[0], far[0]]);
    expect(nextToTurn(far, VIEW)).toEqual([far[0]]);
  });

  it('stay in the page with the focus among them, however far away', () => {
    const held = group(-9000, { near: false, shown: true, isHeld: () => true });
    expect(nextToTurn([held], VIEW)).toEqual([]);
  });
});
