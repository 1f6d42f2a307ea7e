import { afterEach, describe, expect, it } from 'vitest';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { fund, withdraw } from './wallet.fixture.ts';

const platform = testPlatform();
const FUNDS = '/wps/member/info/funds/consolidated';
const policy = (merchantCode: string, on: boolean) =>
  platform.control({ merchantCode, flags: { AGENTPOLICY3: on } });

afterEach(() => platform.control({ reset: true }));

describe('consolidated funds (S6.6, S7.20)', () => {
  it('are the total of a player’s wallets and of the money in transit', async () => {
    const one = await newMember(platform);
    await policy(one.merchant.merchantCode, true);
    await fund(platform, one, '5000');
    await one.client.post('/wps/relay/GCS_walletTransfer', {
      ...{ from: { kind: 'main' }, to: { kind: 'vendor', vassalage: 'CQ9' }, amount: '200' },
    });
    await withdraw(one, '1000');
    await one.client.post('/wps/deposit', { method: 'card', amount: '500' });
    expect((await one.client.get(FUNDS)).body.value).toMatchObject({
      ...{ total: '5000.00', available: '3800.00', vendors: '200.00', locked: '1000.00' },
      depositsOpen: '500.00',
    });
  });

  it('are unavailable if the agent policy is off', async () => {
    const one = await newMember(platform);
    await policy(one.merchant.merchantCode, false);
    const { status, body } = await one.client.get(FUNDS);
    expect([status, body.code]).toEqual([403, 'function_disabled']);
  });

  it('are unavailable to trial accounts (S6.3)', async () => {
    const { status, body } = await platform.as('trial').get(FUNDS);
    expect([status, body.code]).toEqual([403, 'real_account_needed']);
  });
});
