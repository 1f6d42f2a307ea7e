import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { identityProof } from '#sandbox/domains/accounts/schema/verification.ts';
import {
  sendDocuments,
  somebody,
} from '#sandbox/domains/accounts/verification/verification.fixture.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { act, fund, withdraw } from '../wallet.fixture.ts';

const platform = testPlatform();

/** Creates a player with money and no proof of identity. */
async function unproven() {
  const one = await somebody(platform);
  await fund(platform, one, '5000');
  const { db } = platform.sandbox.platform;
  await db.delete(identityProof).where(eq(identityProof.memberId, one.memberId));
  return one;
}
const quoteOf = async ({ client }: TestMember) =>
  (await client.get('/wps/withdrawal/quote?kind=bank')).body.value;

describe('a first withdrawal', () => {
  it('waits for the identity check, as its quote states in advance', async () => {
    const one = await unproven();
    expect(await quoteOf(one)).toMatchObject({ verification: 'not_started', allowed: false });
    const { status, body } = await withdraw(one, '1000');
    expect([status, body.code]).toEqual([409, 'identity_not_verified']);
    const { body: balance } = await one.client.get('/wps/v2/wallets/balance');
    expect(balance.value).toMatchObject({ balance: '5000.00', locked: '0.00' });
    await sendDocuments(one, 'passport', 'proof_of_address');
    expect(await quoteOf(one)).toMatchObject({ verification: 'in_review', allowed: false });
    expect((await withdraw(one, '1000')).body.code).toBe('identity_not_verified');
    await act(platform, one, 'approveVerification', { account: one.account });
    expect(await quoteOf(one)).toMatchObject({ verification: 'approved', allowed: true });
    expect((await withdraw(one, '1000')).body.code).toBe('ok');
  });

  it('is open to a player on a break who completes the identity check', async () => {
    const one = await unproven();
    await one.client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });
    expect((await sendDocuments(one, 'passport', 'proof_of_address')).body.code).toBe('ok');
    await act(platform, one, 'approveVerification', { account: one.account });
    expect((await withdraw(one, '1000')).body.code).toBe('ok');
  });
});

describe('a pending withdrawal', () => {
  it('is never stopped for an identity check', async () => {
    const one = await unproven();
    await fund(platform, one, '1000');
    const { reference } = (await withdraw(one, '1000')).body.value as Withdrawal;
    const { db } = platform.sandbox.platform;
    await db.delete(identityProof).where(eq(identityProof.memberId, one.memberId));
    for (const step of ['approveWithdrawal', 'payWithdrawal']) {
      expect((await act(platform, one, step, { reference })).body.code).toBe('ok');
    }
    const { body } = await one.client.post('/wps/withdrawal/receipt', { reference });
    expect(body.value).toMatchObject({ state: 'paid' });
  });
});

describe('a deposit', () => {
  it('needs no identity check', async () => {
    const { client } = await unproven();
    const { body } = await client.post('/wps/deposit', { method: 'card', amount: '500' });
    expect(body.code).toBe('ok');
  });
});
