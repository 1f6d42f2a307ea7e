import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLess } from '#src/shared/balance/minorUnits.ts';
import { amountFault, firstAmount, sourcesOf, usualAmounts, vendorBalanceSum } from './amounts.ts';

const text = (minor: number) => (minor / 100).toFixed(2);
const amount = fc.integer({ min: 1, max: 10_000_000 }).map(text);

describe('amounts to transfer to a game', () => {
  it('never exceed the balance, whatever was chosen before', () => {
    const remembered = fc.option(fc.oneof(amount, fc.constant('all')), { nil: undefined });
    fc.assert(
      fc.property(amount, remembered, (available, before) => {
        expect(amountFault(firstAmount(available, before), available, 2)).toBeUndefined();
        for (const usual of usualAmounts(available)) expect(isLess(usual, available)).toBe(true);
      }),
    );
  });

  it('start with the player’s last choice, or with the whole balance if that was chosen', () => {
    expect(firstAmount('900.00', undefined)).toBe('500');
    expect(firstAmount('900.00', '120.50')).toBe('120.50');
    expect(firstAmount('900.00', 'all')).toBe('900.00');
    expect(firstAmount('90.00', '120.50')).toBe('90.00');
  });

  it('reject invalid and empty amounts, and more than the balance', () => {
    expect(['0', '0.00', 'x', '1x'].map((each) => amountFault(each, '5.00', 2))).toEqual([
      ...['zero', 'zero', 'digits', 'digits'],
    ]);
    expect(['', ' '].map((each) => amountFault(each, '5.00', 2))).toEqual(['empty', 'empty']);
    expect(amountFault('5.01', '5.00', 2)).toBe('most');
    expect(amountFault('5', '5.00', 2)).toBeUndefined();
  });
});

describe('vendorBalanceSum', () => {
  it('sums up available and unavailable wallets separately', () => {
    const wallet = (balance: string, state: 'ready' | 'busy' | 'maintenance') => ({
      ...{ vassalage: state, displayName: state, balance, state },
    });
    const wallets = [
      wallet('5.00', 'ready'),
      wallet('70.50', 'ready'),
      wallet('1.00', 'busy'),
      wallet('2.25', 'maintenance'),
    ];
    expect([vendorBalanceSum(wallets, 'open'), vendorBalanceSum(wallets, 'closed')]).toEqual([
      '75.50',
      '3.25',
    ]);
  });
});

describe('sourcesOf', () => {
  const wallet = (vassalage: string, balance: string) => ({
    vassalage,
    displayName: `Vendor ${vassalage}`,
    balance,
    state: 'ready' as const,
  });
  const wallets = [wallet('A', '5.00'), wallet('B', '70.00'), wallet('C', '0.00')];

  it('lists the wallets with funds, the main one first and the vendor’s own left out', () => {
    const found = sourcesOf(
      { balance: '1.00', wallets: [...wallets, wallet('OWN', '9.00')] },
      'OWN',
    );
    expect(found.map(({ source }) => source)).toEqual(['main', 'B', 'A']);
  });

  it('leaves out a wallet that is unavailable for transfers', () => {
    const closed = { ...wallet('D', '9.00'), state: 'maintenance' as const };
    const found = sourcesOf({ balance: '1.00', wallets: [closed, wallet('A', '5.00')] });
    expect(found.map(({ source }) => source)).toEqual(['main', 'A']);
  });

  it('leaves out an empty main wallet', () => {
    const found = sourcesOf({ balance: '0.00', wallets }, 'OWN');
    expect(found).toEqual([
      { source: 'B', name: 'Vendor B', balance: '70.00' },
      { source: 'A', name: 'Vendor A', balance: '5.00' },
    ]);
  });
});
