import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { PayoutAccounts, Withdrawal } from '#src/platform/contract.generated.ts';
import { act, fund, withdraw, withdrawTo } from '../wallet.fixture.ts';
import { payoutAccount } from './schema.ts';

const platform = testPlatform();
const PATH = '/wps/withdrawal/accounts';

/** Creates a member with an open withdrawal to an account whose provider is no longer listed. */
async function withClosed(): Promise<{ one: TestMember; made: Withdrawal }> {
  const one = await newMember(platform);
  await fund(platform, one, '10000');
  const made = (await withdraw(one, '1000')).body.value as Withdrawal;
  await platform.sandbox.platform.db
    .update(payoutAccount)
    .set({ provider: 'Bank of Before' })
    .where(eq(payoutAccount.id, made.account.id));
  return { one, made };
}

describe('a payout account at a provider that is no longer listed (S2.16)', () => {
  it('remains bound, and is shown as unavailable by the list of providers', async () => {
    const { one } = await withClosed();
    const known = (await one.client.get(PATH)).body.value as PayoutAccounts;
    expect(known.accounts).toMatchObject([{ kind: 'bank', provider: 'Bank of Before' }]);
    const bank = known.methods.find(({ kind }) => kind === 'bank');
    expect(bank?.providers).not.toContain('Bank of Before');
  });

  it('is refused for a new withdrawal, and no money is held', async () => {
    const { one, made } = await withClosed();
    const { status, body } = await withdrawTo(one, made.account.id, '1000');
    expect([status, body.code]).toEqual([409, 'payout_provider_closed']);
    const balance = (await one.client.get('/wps/v2/wallets/balance')).body.value;
    expect(balance).toMatchObject({ balance: '9000.00' });
  });

  it('receives a pending withdrawal, and can be replaced', async () => {
    const { one, made } = await withClosed();
    const { reference } = made;
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference });
    await one.client.post('/wps/withdrawal/receipt', { reference });
    const path = `/wps/withdrawal?reference=${reference}`;
    expect((await one.client.get(path)).body.value).toMatchObject({ state: 'paid' });
    expect((await one.client.delete(`${PATH}/${made.account.id}`)).body.code).toBe('ok');
    expect((await withdraw(one, '1000')).body.code).toBe('ok');
  });
});
