import { describe, expect, it } from 'vitest';
import { needsPlayer } from './needsPlayer.ts';

const open = { closedAt: null, adapter: 'manual-reference', transactionNumber: null } as const;

describe('needsPlayer', () => {
  it.each([
    ['a payment by hand that was not told', open, true],
    ['one that was', { ...open, transactionNumber: '9F3K' }, false],
    ['a payment on the provider’s page', { ...open, adapter: 'redirect' as const }, true],
    ['a closed one', { ...open, closedAt: '2026-03-02T14:10:00.000Z' }, false],
  ])('recognises %s', (_, deposit, needs) => {
    expect(needsPlayer(deposit)).toBe(needs);
  });
});
