import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import {
  merchantWithWallet,
  newMember,
  type TestMember,
} from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { fund } from './wallet.fixture.ts';

const platform = testPlatform();
const TRANSFER = '/wps/relay/GCS_walletTransfer';
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
    expect(body.value).toEqual({
      ...{ amount: '120.50', transfers: 1, left: '0.00', balance: '500.00' },
    });
    const records = await one.client.get('/wps/member/transfers');
    expect(records.body.value).toMatchObject({
      ...{ total: 2, totals: { in: '120.50', out: '120.50' } },
      transfers: [
        { direction: 'in', from: 'CQ9', to: null },
        { direction: 'out', from: null, to: 'CQ9' },
      ],
    });
  });

  it('returns an agent’s money from vendors as it does for every member (S2.16, S6.4)', async () => {
    const one = await newMember(platform);
    const { db } = platform.sandbox.platform;
    await db.update(member).set({ type: 2 }).where(eq(member.id, one.memberId));
    const { body: info } = await one.client.get('/wps/member/info');
    expect(info.value).toMatchObject({ type: 2 });
    await fund(platform, one, '500');
    await one.client.post(TRANSFER, { from: MAIN, to: CQ9, amount: '120.50' });
    const { body } = await one.client.post('/wps/wallets/collect');
    expect(body.value).toMatchObject({ amount: '120.50', left: '0.00', balance: '500.00' });
    expect(await balance(one)).toMatchObject({ balance: '500.00', total: '500.00' });
  });

  it('is refused unless it is between the main wallet and a vendor’s', async () => {
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

  it('is refused if the merchant has a single wallet', async () => {
    const one = await newMember(platform, merchantWithWallet(platform, { single: true }));
    const transfer = { from: MAIN, to: CQ9, amount: '1' };
    expect(await code(one.client.post(TRANSFER, transfer))).toBe('wallet_single');
    expect(await code(one.client.post('/wps/wallets/collect'))).toBe('wallet_single');
    expect(await balance(one)).toMatchObject({ single: true, wallets: [] });
  });

  it('of the whole balance from two tabs at once succeeds once and fails once, and the total is unchanged', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '500');
    const others = [CQ9, { kind: 'vendor', vassalage: 'BBIN' }];
    const codes = await Promise.all(
      others.map((to) => code(one.client.post(TRANSFER, { from: MAIN, to, amount: '500' }))),
    );
    expect(codes.sort()).toEqual(['balance_insufficient', 'ok']);
    expect(await balance(one)).toMatchObject({ balance: '0.00', total: '500.00' });
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('of all funds to the main wallet moves each wallet once, despite parallel calls', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '500');
    await one.client.post(TRANSFER, { from: MAIN, to: CQ9, amount: '200' });
    await Promise.all([1, 2, 3].map(() => one.client.post('/wps/wallets/collect')));
    expect(await balance(one)).toMatchObject({ balance: '500.00', total: '500.00' });
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });
});
