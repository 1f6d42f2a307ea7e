import { describe, expect, it } from 'vitest';
import type { Deposit, DepositCoins } from '#src/platform/contract.generated.ts';
import { needsPlayer } from './needsPlayer.ts';

const open: Pick<Deposit, 'closedAt' | 'adapter' | 'transactionNumber' | 'coins'> = {
  ...{ closedAt: null, transactionNumber: null, coins: null },
  adapter: 'manual-reference',
};

const coins: DepositCoins = {
  ...{ coin: 'TEST', address: 'TC22', uri: null, asked: '10.000000', missing: '4.000000' },
  ...{ received: '6.000000', rate: '120.00', least: '1000.00', confirmations: 3, payments: [] },
  ...{ until: '2026-03-02T14:20:00.000Z', returned: null },
};
const inCoins = { ...open, adapter: 'address' } as const;

describe('needsPlayer', () => {
  it.each<[string, Parameters<typeof needsPlayer>[0], boolean]>([
    ['a payment by hand that was not reported', open, true],
    ['one that was', { ...open, transactionNumber: '9F3K' }, false],
    ['a payment on the provider’s page', { ...open, adapter: 'redirect' }, true],
    ['coins of which some are missing', { ...inCoins, coins }, true],
    ['coins that have all arrived', { ...inCoins, coins: { ...coins, missing: null } }, false],
    ['a closed one', { ...open, closedAt: '2026-03-02T14:10:00.000Z' }, false],
  ])('recognises %s', (_, deposit, needs) => {
    expect(needsPlayer(deposit)).toBe(needs);
  });
});
