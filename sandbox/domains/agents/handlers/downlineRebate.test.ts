import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { answered, at, codeOf, stake } from '#sandbox/domains/rewards/rewards.fixture.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  Downline,
  MessagePage,
  RebateList,
  RebateRecordPage,
  RegistrationLink,
} from '#src/platform/contract.generated.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
const as = (role: PlayerRole) => platform.as(role, merchant());

const seen = (agent: TestClient, role: PlayerRole) =>
  answered<Downline>(agent.get(`/wps/agent/downline?account=${PLAYERS[role].account}`));

/** Changes a rebate as the agent, with or without the rebate they were shown. */
async function change(
  agent: TestClient,
  role: PlayerRole,
  { to, shown }: { to: string; shown?: string },
) {
  const before = shown ?? (await seen(agent, role)).rebatePercent;
  const body = { account: PLAYERS[role].account, rebatePercent: to, before };
  return agent.post('/wps/agent/downline/rebate', body, { 'Idempotency-Key': randomUUID() });
}

describe('the rebate that an agent gives to a direct downline (S2.17)', () => {
  it('changes within the displayed bounds, and the member gets a message', async () => {
    const agent = as('agent2');
    const { rebateBounds } = await seen(agent, 'player');
    expect(rebateBounds?.least).toBe('0.00');
    const most = rebateBounds?.most ?? '';
    await answered(change(agent, 'player', { to: most }));
    expect((await seen(agent, 'player')).rebatePercent).toBe(most);
    const { list } = await answered<MessagePage>(as('player').get('/wps/message/list?language=en'));
    expect(list[0]?.title).toContain(` ${Number(most)}%`);
    const above = (Number(most) + 0.01).toFixed(2);
    expect(await codeOf(change(agent, 'player', { to: above }))).toEqual([422, 'rebate_too_high']);
  });

  it('does not change if it differs from the displayed one', async () => {
    const answer = change(as('agent2'), 'player', { to: '0.10', shown: '0.01' });
    expect(await codeOf(answer)).toEqual([409, 'rebate_changed']);
  });

  it('is at least the rebate that the agent promises to others', async () => {
    const link = { name: 'Friends', makes: 'player', rebatePercent: '0.50' };
    await answered<RegistrationLink>(as('agent2').post('/wps/agent/registrationLinks', link));
    const { rebateBounds } = await seen(as('agent1'), 'agent2');
    expect(Number(rebateBounds?.least)).toBeGreaterThanOrEqual(0.5);
    const answer = change(as('agent1'), 'agent2', { to: '0.49' });
    expect(await codeOf(answer)).toEqual([422, 'rebate_too_low']);
  });

  it('can only be changed by the direct upline', async () => {
    expect((await seen(as('agent1'), 'player')).rebateBounds).toBeNull();
    const further = change(as('agent1'), 'player', { to: '0.10' });
    expect(await codeOf(further)).toEqual([404, 'line_member_unknown']);
    const other = change(as('agent41'), 'player', { to: '0.10', shown: '0.20' });
    expect(await codeOf(other)).toEqual([404, 'line_member_unknown']);
  });

  it('applies to bets settled after the change; earlier ones are rebated at the old rate (S2.16)', async () => {
    const [agent, player] = [as('agent2'), as('newcomer')];
    await answered(change(agent, 'newcomer', { to: '0.60' }));
    const vassalage = await stake(platform, merchant(), 'newcomer', 2_000_00n);
    await platform.forward(1);
    await answered(change(agent, 'newcomer', { to: '0.40' }));
    await platform.forward(1);
    await stake(platform, merchant(), 'newcomer', 1_000_00n);
    const { nextSettlementAt } = await answered<RebateList>(player.get('/wps/member/rebates'));
    const left = Date.parse(nextSettlementAt) - at(platform).now.getTime();
    await platform.forward(Math.ceil(left / 1000) + 1);
    await answered(as('newcomer').post('/wps/member/rebates/claim', { vassalage }));
    const { list } = await answered<RebateRecordPage>(
      as('newcomer').get('/wps/member/rebates/records'),
    );
    const paid = new Map(list.map(({ rebatePercent, staked }) => [rebatePercent, staked]));
    expect(Number(paid.get('0.60'))).toBe(2_000);
    expect(Number(paid.get('0.40'))).toBe(1_000);
  });
});
