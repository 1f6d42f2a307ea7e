import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { triesOf } from '#scripts/test/draw.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { WITHDRAWAL_NEXT } from '../states.ts';
import { act, fund, minor, withdraw } from '../wallet.fixture.ts';

const platform = testPlatform();
const FUNDS = 10_000_00n;

/** All actions on a withdrawal, by any actor. */
const STEPS = [
  ['approveWithdrawal', {}],
  ['payWithdrawal', { amount: '333.33' }],
  ['payWithdrawal', { amount: '' }],
  ['rejectWithdrawal', {}],
  ['forceReceipt', {}],
  ['confirm', {}],
  ['wait', {}],
] as const;

describe('the states of a withdrawal (S3.16, S4.16)', () => {
  it('follow the state table for any sequence of actions, and no money is lost or made', async () => {
    const step = fc.constantFrom(...STEPS);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const one = await newMember(platform);
        await fund(platform, one, '10000');
        const asked = await withdraw(one, '1000');
        let before = asked.body.value as Withdrawal;
        const { reference } = before;
        for (const [name, input] of steps) {
          if (name === 'wait') await platform.forward(31 * 60);
          else if (name === 'confirm')
            await one.client.post('/wps/withdrawal/receipt', { reference });
          else await act(platform, one, name, { reference, ...input });
          const { body } = await one.client.get(`/wps/withdrawal?reference=${reference}`);
          const after = body.value as Withdrawal;
          if (after.state !== before.state) {
            expect(WITHDRAWAL_NEXT[before.state]).toContain(after.state);
          }
          const balances = (await one.client.get('/wps/v2/wallets/balance')).body.value;
          const kept = minor(balances.balance) + minor(balances.locked);
          expect(kept + minor(after.receivedAmount)).toBe(FUNDS);
          expect(minor(after.receivedAmount)).toBeGreaterThanOrEqual(minor(before.receivedAmount));
          before = after;
        }
        const closed = before.state === 'paid' || before.state === 'rejected';
        expect(before.closedAt !== null).toBe(closed);
      }),
      { numRuns: triesOf(10) },
    );
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  }, 120_000);

  it('let only one of two cashiers pay the remainder', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '10000');
    const { reference } = (await withdraw(one, '1000')).body.value as Withdrawal;
    await act(platform, one, 'approveWithdrawal', { reference });
    const answers = await Promise.all(
      [1, 2, 3].map(() => act(platform, one, 'payWithdrawal', { reference })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
