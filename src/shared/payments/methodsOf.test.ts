import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { depositMethodsOf, type PaymentEntries, payoutMethodsOf } from './methodsOf.ts';

const [sample] = EXAMPLES.getDepositMethods.value.methods;
if (!sample) throw new Error('The contract has an example of a method.');
const way = (method: 'bank' | 'card' | 'mobile-wallet', provider: string) => ({
  ...{ ...sample, method, provider },
});
const METHODS = [
  way('mobile-wallet', 'A'),
  way('mobile-wallet', 'B'),
  way('bank', 'C'),
  way('card', 'D'),
];
const ENTRIES: PaymentEntries = [
  { method: 'bank', offered: true },
  { method: 'mobile-wallet', provider: 'B', offered: true },
  { method: 'card', offered: false },
];
const names = (
  last: { method: 'mobile-wallet' | 'card'; provider: string } | null,
  entries = ENTRIES,
) => depositMethodsOf({ methods: METHODS, last }, entries).map(({ provider }) => provider);

describe('the deposit methods of a brand', () => {
  it('have the order of the manifest, those without an entry last', () => {
    expect(names(null)).toEqual(['C', 'B', 'A']);
  });

  it('begin with the one last paid with, unless the brand leaves it out', () => {
    expect(names({ method: 'mobile-wallet', provider: 'A' })).toEqual(['A', 'C', 'B']);
    expect(names({ method: 'card', provider: 'D' })).toEqual(['C', 'B', 'A']);
  });

  it('are those of the platform without entries', () => {
    expect(names(null, [])).toEqual(['A', 'B', 'C', 'D']);
  });
});

it('leaves kinds and providers of payout accounts out, and orders the kinds', () => {
  const terms = { least: '1.00', most: '2.00', minutes: 5 };
  const methods = [
    { kind: 'mobile-wallet' as const, providers: ['A', 'B'], ...terms },
    { kind: 'bank' as const, providers: ['C'], ...terms },
    { kind: 'crypto' as const, providers: ['E'], ...terms },
  ];
  const entries: PaymentEntries = [
    { method: 'bank', offered: true },
    { method: 'mobile-wallet', provider: 'A', offered: false },
    { method: 'crypto', offered: false },
  ];
  expect(payoutMethodsOf(methods, entries).map(({ kind, providers }) => [kind, providers])).toEqual(
    [
      ['bank', ['C']],
      ['mobile-wallet', ['B']],
    ],
  );
});
