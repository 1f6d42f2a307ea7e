import { describe, expect, it } from 'vitest';
import { fund } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

describe('consolidated funds (S7.20)', () => {
  it('are the total of all wallets, wherever money is moved, and of deposits in transit', async () => {
    const member = await newMember(platform);
    await fund(platform, member, '900.00');
    const funds = async () =>
      (await member.client.get('/wps/member/info/funds/consolidated')).body.value;
    const all = {
      ...{ total: '900.00', available: '900.00', vendors: '0.00', locked: '0.00' },
      ...{ dailysalreqtype: true, divtypereq: true },
      ...{ contracthoursalreq: true, realtimesalreqtype: true },
    };
    expect(await funds()).toEqual({ ...all, depositsOpen: '0.00' });

    const { body } = await member.client.get('/wps/v2/wallets/balance');
    const { wallets } = body.value as { wallets: { vassalage: string }[] };
    const to = { kind: 'vendor', vassalage: wallets[0]?.vassalage };
    const transfer = { from: { kind: 'main' }, to, amount: '250.00' };
    expect((await member.client.post('/wps/relay/GCS_walletTransfer', transfer)).status).toBe(200);
    const moved = { ...all, available: '650.00', vendors: '250.00' };
    expect(await funds()).toEqual({ ...moved, depositsOpen: '0.00' });

    const deposit = { method: 'card', amount: '500.00', returnPath: '/member' };
    expect((await member.client.post('/wps/deposit', deposit)).status).toBe(200);
    expect(await funds()).toEqual({ ...moved, depositsOpen: '500.00' });
  });
});
