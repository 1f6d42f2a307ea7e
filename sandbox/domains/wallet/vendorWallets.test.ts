import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { act, fund } from './wallet.fixture.ts';

const platform = testPlatform();
const MAIN = { kind: 'main' };
const at = (vassalage: string) => ({ kind: 'vendor', vassalage });

async function transfer({ client }: TestMember, from: object, to: object) {
  const { body } = await client.post('/wps/relay/GCS_walletTransfer', { from, to, amount: '100' });
  return body.code;
}
async function stateOf({ client }: TestMember, vassalage: string) {
  const { wallets } = (await client.get('/wps/v2/wallets/balance')).body.value;
  return wallets.find((wallet) => wallet.vassalage === vassalage)?.state;
}

describe('a vendor’s wallet that accepts no transfers (S2.16 transferFund)', () => {
  it.each(['busy', 'maintenance'] as const)(
    'reports the state %s and refuses transfers in both directions',
    async (state) => {
      const one = await newMember(platform);
      await fund(platform, one, '500');
      expect(await transfer(one, MAIN, at('CQ9'))).toBe('ok');
      await act(platform, one, 'setVendorWallet', { vendor: 'CQ9', state });
      expect(await stateOf(one, 'CQ9')).toBe(state);
      expect(await transfer(one, MAIN, at('CQ9'))).toBe(`vendor_wallet_${state}`);
      expect(await transfer(one, at('CQ9'), MAIN)).toBe(`vendor_wallet_${state}`);
      expect(await transfer(one, MAIN, at('BBIN'))).toBe('ok');
      await act(platform, one, 'setVendorWallet', { vendor: 'CQ9', state: 'ready' });
      expect(await transfer(one, at('CQ9'), MAIN)).toBe('ok');
    },
  );

  it('keeps its money while all other wallets are collected', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '500');
    await transfer(one, MAIN, at('CQ9'));
    await transfer(one, MAIN, at('BBIN'));
    await act(platform, one, 'setVendorWallet', { vendor: 'CQ9', state: 'maintenance' });
    const { body } = await one.client.post('/wps/wallets/collect');
    expect(body.value).toEqual({
      ...{ amount: '100.00', transfers: 1, left: '100.00', balance: '400.00' },
    });
    await act(platform, one, 'setVendorWallet', { vendor: 'CQ9', state: 'ready' });
  });

  it('can only be set in the console for a known vendor', async () => {
    const one = await newMember(platform);
    const answer = await act(platform, one, 'setVendorWallet', { vendor: 'NOSUCH', state: 'busy' });
    expect([answer.status, answer.body.code]).toEqual([422, 'vendor_unknown']);
  });
});
