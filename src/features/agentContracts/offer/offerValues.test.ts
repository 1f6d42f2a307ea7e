import { expect, it } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { closedOf, sentOffer } from './offerValues.ts';

const contract = EXAMPLES.acceptContract.value;
const term = { kind: 'dividend', highestPercent: '30.00', inForce: null, open: null } as const;

it('is possible up to the agent’s own rate, one at a time (S4.16)', () => {
  expect(closedOf(term)).toBeUndefined();
  expect(closedOf({ ...term, highestPercent: '0.00' })).toBe('noOwn');
  expect(closedOf({ ...term, open: contract })).toBe('waiting');
  expect(closedOf({ ...term, inForce: { ...contract, ratePercent: '29.99' } })).toBeUndefined();
  expect(closedOf({ ...term, inForce: { ...contract, ratePercent: '30.00' } })).toBe('atHighest');
});

it('has a period for dividends only (S3.16)', () => {
  const values = { kind: 'dividend', period: 'weekly', ratePercent: '25.5' } as const;
  expect(sentOffer('agent41', values)).toEqual({
    ...{ account: 'agent41', kind: 'dividend', period: 'weekly', ratePercent: '25.50' },
  });
  expect(sentOffer('agent41', { ...values, kind: 'daily' }).period).toBeNull();
});
