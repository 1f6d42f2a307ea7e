import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { member } from '#sandbox/database/schema/members.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { merchantWithWallet, newMember, type TestMember } from '#sandbox/newMember.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { fund, PAYMENT_PASSWORD } from './wallet.fixture.ts';

const platform = testPlatform();
const TRANSFER = '/wps/relay/GCS_walletTransfer';
const LINE = '/wps/agent/transferLine';
const MAIN = { kind: 'main' };
const CQ9 = { kind: 'vendor', vassalage: 'CQ9' };

const balance = async ({ client }: TestMember) =>
  (await client.get('/wps/v2/wallets/balance')).body.value;
const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

describe('a transfer between wallets (S7.19)', () => {
  it('moves money from the main wallet to a vendor’s, and all of it back', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '500');
    await one.client.post(TRANSFER, { from: MAIN, to: CQ9, amount: '120.50' });
    expect(await balance(one)).toMatchObject({
      ...{ balance: '379.50', total: '500.00' },
      wallets: expect.arrayContaining([expect.objectContaining({ balance: '120.50' })]),
    });
    const { body } = await one.client.post('/wps/wallets/collect');
    expect(body.value).toEqual({ amount: '120.50', transfers: 1, balance: '500.00' });
    const records = await one.client.get('/wps/member/transfers');
    expect(records.body.value).toMatchObject({
      ...{ total: 2, totals: { in: '120.50', out: '120.50' } },
      transfers: [
        { direction: 'in', from: 'CQ9', to: null },
        { direction: 'out', from: null, to: 'CQ9' },
      ],
    });
  });

  it('is refused where it is no transfer between the main wallet and a vendor’s', async () => {
    const { client } = await newMember(platform);
    const transfer = (from: object, to: object, amount = '1') =>
      code(client.post(TRANSFER, { from, to, amount }));
    expect(await transfer(MAIN, MAIN)).toBe('wallet_same');
    expect(await transfer(CQ9, CQ9)).toBe('wallet_same');
    expect(await transfer(MAIN, { kind: 'vendor' })).toBe('invalid_parameter');
    expect(await transfer(MAIN, { kind: 'vendor', vassalage: 'NOSUCH' })).toBe('vendor_unknown');
    expect(await transfer(MAIN, CQ9, '0')).toBe('amount_out_of_range');
    expect(await transfer(MAIN, CQ9)).toBe('balance_insufficient');
  });

  it('is refused where there is one wallet', async () => {
    const one = await newMember(platform, merchantWithWallet(platform, { single: true }));
    const transfer = { from: MAIN, to: CQ9, amount: '1' };
    expect(await code(one.client.post(TRANSFER, transfer))).toBe('wallet_single');
    expect(await code(one.client.post('/wps/wallets/collect'))).toBe('wallet_single');
    expect(await balance(one)).toMatchObject({ single: true, wallets: [] });
  });

  it('of all money at once moves each wallet once, however often it is asked for', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '500');
    await one.client.post(TRANSFER, { from: MAIN, to: CQ9, amount: '200' });
    await Promise.all([1, 2, 3].map(() => one.client.post('/wps/wallets/collect')));
    expect(await balance(one)).toMatchObject({ balance: '500.00', total: '500.00' });
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });
});

/** A member of a line, by the account too. */
interface LineMember extends TestMember {
  account: string;
}

/** An agent with somebody below them at two removes, and somebody of another line. */
async function line() {
  const merchant = merchantWithWallet(platform, { single: false });
  const name = randomUUID().slice(0, 8);
  const join = async (
    role: string,
    more: Partial<typeof member.$inferInsert> = {},
  ): Promise<LineMember> => {
    const account = `${role}-${name}`;
    return { ...(await newMember(platform, merchant, { account, ...more })), account };
  };
  const agent = await join('agent', { type: 2 });
  const below = await join('below', { uplineId: agent.memberId });
  const deeper = await join('deeper', { type: 41, uplineId: below.memberId });
  const stranger = await join('stranger');
  await fund(platform, agent, '1000');
  await fund(platform, deeper, '1000');
  return { agent, below, deeper, stranger };
}

describe('a transfer in the line of an agent (S6.4)', () => {
  const send = ({ client }: TestMember, account: string, paymentPassword = PAYMENT_PASSWORD) =>
    client.post(`${LINE}/transfer`, { account, amount: '100', paymentPassword });

  it('reaches members below at any depth, and shows in both records', async () => {
    const { agent, deeper } = await line();
    expect((await send(agent, deeper.account)).body.code).toBe('ok');
    expect(await balance(agent)).toMatchObject({ balance: '900.00' });
    expect(await balance(deeper)).toMatchObject({ balance: '1100.00' });
    const { body } = await deeper.client.get('/wps/member/transfers?kind=member');
    expect(body.value).toMatchObject({
      transfers: [{ direction: 'in', account: agent.account, amount: '100.00' }],
    });
  });

  it('reaches the member directly above, not those above that one, nor strangers', async () => {
    const { agent, below, deeper, stranger } = await line();
    expect((await send(deeper, below.account)).body.code).toBe('ok');
    for (const other of [agent, stranger, deeper]) {
      const { status, body } = await send(deeper, other.account);
      expect([status, body.code]).toEqual([404, 'line_member_unknown']);
    }
  });

  it('needs the payment password, of which five wrong ones rest it', async () => {
    const { agent, below } = await line();
    for (let tried = 0; tried < 5; tried += 1) {
      const { body } = await send(agent, below.account, 'wrong');
      expect(body.code).toBe('payment_password_wrong');
    }
    const { status, body } = await send(agent, below.account);
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
  });

  it('is for agents alone', async () => {
    const { below, deeper } = await line();
    const { status, body } = await send(below, deeper.account);
    expect([status, body.code]).toEqual([403, 'agent_needed']);
  });

  it('lists the line by account', async () => {
    const { agent, below, deeper } = await line();
    const { body } = await agent.client.get(LINE);
    const accounts = [below.account, deeper.account];
    expect(body.value).toMatchObject({
      ...{ upline: null, total: 2 },
      downlines: accounts.map((account) => ({ account })),
    });
  });
});
