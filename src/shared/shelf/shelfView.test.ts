import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shelfView } from './shelfView.ts';

/** A desktop shelf: six columns of two rows fill the view, a page of skeletons follows. */
const desktop = { viewport: 1200, content: 2400 };

describe('shelfView', () => {
  it('requests another page once the view exceeds the loaded ones (S4.14)', () => {
    expect(shelfView({ ...desktop, scrolled: 0 }, 12, 24).needsMore).toBe(false);
    expect(shelfView({ ...desktop, scrolled: 40 }, 12, 24).needsMore).toBe(true);
  });

  it('is at both ends if everything fits', () => {
    const view = shelfView({ scrolled: 0, viewport: 1200, content: 1200 }, 5, 5);
    expect(view).toEqual({ canGoBack: false, canGoOn: false, needsMore: false });
  });

  it('can go back from anywhere but the start', () => {
    expect(shelfView({ ...desktop, scrolled: 1200 }, 24, 24)).toEqual({
      canGoBack: true,
      canGoOn: false,
      needsMore: false,
    });
  });

  it('never requests more without reserved places', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.nat(2000),
        fc.nat(5000),
        fc.nat(100),
        (scrolled, viewport, content, loaded) => {
          expect(shelfView({ scrolled, viewport, content }, loaded, loaded).needsMore).toBe(false);
        },
      ),
    );
  });

  it('can go on while places are out of view', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (viewport, part) => {
          const content = viewport * 2;
          const scrolled = part * (viewport - 10);
          expect(shelfView({ scrolled, viewport, content }, 12, 24).canGoOn).toBe(true);
        },
      ),
    );
  });
});
