import { describe, expect, it } from 'vitest';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { fund, withdraw } from '../wallet.fixture.ts';

const platform = testPlatform();

describe('a pending withdrawal', () => {
  it('has no call in the contract by which its player could cancel it (DECISIONS, player protection)', () => {
    const changing = Object.entries(RULES)
      .filter(([, { path, method }]) => /withdraw/i.test(path) && method !== 'get')
      .map(([name]) => name);
    expect(changing.sort()).toEqual([
      ...['bindPayoutAccount', 'confirmWithdrawal', 'createWithdrawal', 'removePayoutAccount'],
    ]);
    const undoing = Object.keys(RULES).filter((name) =>
      /(cancel|undo|revoke|revert|reverse|recall|release).*withdraw|withdraw.*(cancel|undo|back)/i.test(
        name,
      ),
    );
    expect(undoing).toEqual([]);
  });

  it('stays held whatever is tried, and cannot be staked', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    const { reference } = (await withdraw(one, '4000')).body.value as Withdrawal;
    const tries = [
      one.client.delete(`/wps/withdrawal?reference=${reference}`),
      one.client.delete(`/wps/withdrawal/${reference}`),
      one.client.post('/wps/withdrawal/cancel', { reference }),
    ];
    for (const { status } of await Promise.all(tries)) expect([404, 405]).toContain(status);
    const { body } = await one.client.get('/wps/v2/wallets/balance');
    expect(body.value).toMatchObject({ balance: '1000.00', locked: '4000.00' });
  });
});
