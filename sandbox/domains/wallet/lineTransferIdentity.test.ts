import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { identityProof } from '#sandbox/domains/accounts/schema/verification.ts';
import {
  merchantWithWallet,
  newMember,
  type TestMember,
} from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { fund, PAYMENT_PASSWORD } from './wallet.fixture.ts';

const platform = testPlatform();

/** Adds an agent, and a member below with 1000.00 and no proof of identity. */
async function unproven() {
  const merchant = merchantWithWallet(platform, { single: false });
  const account = `agent-${randomUUID().slice(0, 8)}`;
  const agent = await newMember(platform, merchant, { account, type: 2 });
  const member = await newMember(platform, merchant, { uplineId: agent.memberId });
  await fund(platform, member, '1000');
  const { db } = platform.sandbox.platform;
  await db.delete(identityProof).where(eq(identityProof.memberId, member.memberId));
  return { member, account };
}

const send = ({ client }: TestMember, account: string) =>
  client.post('/wps/agent/transferLine/transfer', {
    ...{ account, amount: '100', paymentPassword: PAYMENT_PASSWORD },
  });

it('a line transfer waits until the sender’s identity is verified, as a withdrawal does (S2.16)', async () => {
  const { member, account } = await unproven();
  const { body: line } = await member.client.get('/wps/agent/transferLine');
  expect(line.value).toMatchObject({ verification: 'not_started' });
  const { status, body } = await send(member, account);
  expect([status, body.code]).toEqual([409, 'identity_not_verified']);
  const { body: balance } = await member.client.get('/wps/v2/wallets/balance');
  expect(balance.value).toMatchObject({ balance: '1000.00' });
  await fund(platform, member, '1');
  expect((await send(member, account)).body.code).toBe('ok');
});
