import { describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { act } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  CommissionOutlook,
  CommissionPage,
  MessagePage,
} from '#src/platform/contract.generated.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
const as = (role: PlayerRole) => platform.as(role, merchant());

const correct = (role: PlayerRole, way: string, amount: string) =>
  act(platform, { merchant: merchant() }, 'correctDividend', {
    ...{ account: PLAYERS[role].account, way, amount, note: 'Counted twice' },
  });

describe('a dividend correction in the console', () => {
  it('shows in the agent’s current period and in a message (S2.17)', async () => {
    const client = as('agent2');
    const first = await correct('agent2', 'credit', '20.50');
    expect([first.body.code, first.body.value]).toEqual([
      'ok',
      { account: PLAYERS.agent2.account, amount: '20.50' },
    ]);
    expect((await correct('agent2', 'debit', '5')).body.code).toBe('ok');
    const outlook = await client.get('/wps/agent/commissionOutlook?kind=dividend');
    const { current } = outlook.body.value as CommissionOutlook;
    expect(current?.corrections).toMatchObject([
      { amount: '20.50', note: 'Counted twice' },
      { amount: '-5.00', note: 'Counted twice' },
    ]);
    const inbox = await client.get('/wps/message/list?language=en');
    const { list } = inbox.body.value as MessagePage;
    expect(list[0]?.text).toMatch(/5\.00 was deducted from your dividend.*Counted twice/);
  });

  it('shows in the records and their totals once it is paid', async () => {
    const { body } = await as('agent2').get('/wps/agent/dividends?side=received&pageSize=100');
    const { commissions, totals } = body.value as CommissionPage;
    const sum = commissions.reduce((all, { corrections }) => all + Number(corrections), 0);
    expect(sum).not.toBe(0);
    expect(Number(totals.corrections)).toBeCloseTo(sum);
  });

  it('is rejected for zero, for an invalid amount, and without a dividend contract', async () => {
    expect((await correct('agent2', 'credit', '0')).body.code).toBe('invalid_parameter');
    expect((await correct('agent2', 'credit', 'much')).body.code).toBe('invalid_parameter');
    for (const role of ['player', 'agent42'] as const)
      expect((await correct(role, 'credit', '1')).body.code).toBe('contract_unknown');
  });
});
