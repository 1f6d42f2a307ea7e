import { expect, it } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { isPaidTo } from './isPaidTo.ts';

const { methods } = EXAMPLES.getPayoutAccounts.value;

it('is paid only by providers of its own kind', () => {
  expect(isPaidTo({ kind: 'bank', provider: 'Test Bank' }, methods)).toBe(true);
  expect(isPaidTo({ kind: 'bank', provider: 'Bank of Before' }, methods)).toBe(false);
  expect(isPaidTo({ kind: 'bank', provider: 'Test Wallet' }, methods)).toBe(false);
});
