import { expect, it } from 'vitest';
import { paymentsPath, paymentViewOf } from './paymentPaths.ts';

const viewOf = (query: string) => paymentViewOf(new URLSearchParams(query));

it('keeps side, days and the open payment in the URL (S2.17, S9.6)', () => {
  const view = { side: 'given', period: { days: 7 }, payment: 311 } as const;
  const address = paymentsPath('daily', view);
  expect(address).toBe('/agentHome/dailySalary?side=given&days=7&payment=311');
  expect(viewOf(address.slice(address.indexOf('?')))).toEqual(view);
});

it('shows the agent’s own payments, with none open, for unknown values', () => {
  for (const payment of ['0', '-3', '1e9', 'x', '9'.repeat(16)])
    expect(viewOf(`side=both&payment=${payment}`)).toMatchObject({
      side: 'received',
      payment: undefined,
    });
});
