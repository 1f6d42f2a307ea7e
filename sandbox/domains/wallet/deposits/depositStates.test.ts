import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { triesOf } from '#scripts/test/draw.ts';
import type { Deposit, WalletBalance } from '#src/platform/contract.generated.ts';
import { DEPOSIT_NEXT, type DepositState } from '../states.ts';
import { act } from '../wallet.fixture.ts';

const platform = testPlatform();
const STEPS = ['open', 'pay', 'decline', 'cashierPays', 'cashierRejects', 'wait'] as const;

/** Whether a state can be reached from another, in any number of steps. */
function leadsTo(from: DepositState, to: DepositState): boolean {
  const reached = new Set(DEPOSIT_NEXT[from]);
  for (const state of reached) for (const next of DEPOSIT_NEXT[state]) reached.add(next);
  return reached.has(to);
}

describe('the states of a deposit', () => {
  it('follow the state table for any sequence of actions, and credit it at most once', async () => {
    const step = fc.constantFrom(...STEPS);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        const one = await newMember(platform);
        const begun = await one.client.post('/wps/deposit', { method: 'card', amount: '500' });
        let before = begun.body.value as Deposit;
        const { reference, payUrl, amount } = before;
        const page = `http://localhost${payUrl}`;
        const send = (outcome: string) =>
          platform.sandbox.app.request(page, {
            method: 'POST',
            body: new URLSearchParams({ outcome }),
          });
        for (const name of steps) {
          if (name === 'open') await platform.sandbox.app.request(page);
          if (name === 'pay') await send('paid');
          if (name === 'decline') await send('rejected');
          if (name === 'cashierPays') await act(platform, one, 'payDeposit', { reference, amount });
          if (name === 'cashierRejects') await act(platform, one, 'rejectDeposit', { reference });
          if (name === 'wait') await platform.forward(8 * 60);
          const { body } = await one.client.get(`/wps/deposit?reference=${reference}`);
          const after = body.value as Deposit;
          if (after.state !== before.state) {
            expect(leadsTo(before.state, after.state), `${before.state} ${after.state}`).toBe(true);
          }
          before = after;
        }
        const { body } = await one.client.get('/wps/v2/wallets/balance');
        const { balance } = body.value as WalletBalance;
        expect(balance).toBe(before.state === 'paid' ? '500.00' : '0.00');
      }),
      { numRuns: triesOf(20) },
    );
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  }, 120_000);
});
