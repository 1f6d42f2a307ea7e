import { describe, expect, it } from 'vitest';
import { inTransaction } from '#sandbox/contract/transaction.ts';
import { newMember, type TestMember } from '#sandbox/newMember.fixture.ts';
import { payReward } from '#sandbox/rewards/claimReward.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { fund, withdraw } from '../wallet.fixture.ts';

const platform = testPlatform();

/** A player on a break with 1000.00 of their own and a bonus of 500.00, none of which is played. */
async function onBreak(): Promise<TestMember> {
  const one = await newMember(platform);
  await fund(platform, one, '1000');
  const { db, clock } = platform.sandbox.platform;
  const { merchant, memberId } = one;
  const bonus = { unit: 'money', amount: 500_00n, turnover: 5_000_00n } as const;
  const words = { title: 'A bonus', titleBn: 'বোনাস' };
  await inTransaction(db, (tx) =>
    payReward(
      tx,
      { merchant, memberId, now: clock.now() },
      { source: 'promotion', reference: 'break', ...bonus, ...words },
    ),
  );
  await one.client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });
  return one;
}

describe('a player on a break with a bonus that is not played', () => {
  it('withdraws what is their own, and the bonus stays', async () => {
    const one = await onBreak();
    expect((await withdraw(one, '1000.01')).body.code).toBe('turnover_left');
    expect((await withdraw(one, '1500.01')).body.code).toBe('balance_insufficient');
    expect((await withdraw(one, '1000')).body.code).toBe('ok');
  });

  it('sees what can be withdrawn in the quote', async () => {
    const { client } = await onBreak();
    const quote = async (amount: string) =>
      (await client.get(`/wps/withdrawal/quote?kind=bank&amount=${amount}`)).body.value;
    expect(await quote('1000')).toMatchObject({ available: '1000.00', allowed: true });
    expect(await quote('1000.01')).toMatchObject({ allowed: false });
  });
});
