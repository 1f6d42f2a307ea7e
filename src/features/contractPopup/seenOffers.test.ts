import { afterEach, expect, it, vi } from 'vitest';
import { markShown, wasShown } from './seenOffers.ts';

function storageWith(kept: string | null) {
  let text = kept;
  vi.stubGlobal('sessionStorage', {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

it('shows each offer once in a tab (S6.6)', () => {
  storageWith(null);
  expect(wasShown('a')).toBe(false);
  markShown(['a']);
  markShown(['b', 'a']);
  expect([wasShown('a'), wasShown('b'), wasShown('c')]).toEqual([true, true, false]);
});

it.each(['', '{', '"a"', '[1]'])('shows an offer if %s is stored', (kept) => {
  storageWith(kept);
  expect(wasShown('a')).toBe(false);
});

it('shows an offer once per page if storage is disabled', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(wasShown('d')).toBe(false);
  markShown(['d']);
  expect(wasShown('d')).toBe(true);
});
