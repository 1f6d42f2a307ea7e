import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { answered, codeOf } from '#sandbox/domains/rewards/rewards.fixture.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  Downline,
  DownlineSuspensionSet,
  MessagePage,
  SuspensionReason,
  TeamPage,
} from '#src/platform/contract.generated.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
const as = (role: PlayerRole) => platform.as(role, merchant());
const LAUNCH = '/wps/game/launchGame?gameCode=CQ9-0001';
const REFUSED = [403, 'player_suspended'];

const set = (agent: TestClient, role: PlayerRole, reason: SuspensionReason | null) =>
  agent.post(
    '/wps/agent/downline/suspension',
    { account: PLAYERS[role].account, reason },
    { 'Idempotency-Key': randomUUID() },
  );

const deposit = (client: TestClient) =>
  client.post('/wps/deposit', { method: 'card', amount: '500' });

const transfer = (client: TestClient, role: PlayerRole) => {
  const paymentPassword = seedPassword(merchant().brand);
  return client.post('/wps/agent/transferLine/transfer', {
    ...{ account: PLAYERS[role].account, amount: '10.00', paymentPassword },
  });
};

const bring = (client: TestClient, from: object, to: object) =>
  client.post('/wps/relay/GCS_walletTransfer', { from, to, amount: '1.00' });

afterEach(async () => {
  await answered(set(as('agent1'), 'agent2', null));
  await answered(set(as('agent2'), 'player', null));
});

describe('a member suspended by an agent (S2.17)', () => {
  it('cannot play, deposit, or send or receive transfers, until the suspension ends', async () => {
    const [agent, player] = [as('agent2'), as('player')];
    await answered(set(agent, 'player', 'unusual'));
    expect(await codeOf(player.get(LAUNCH))).toEqual(REFUSED);
    expect(await codeOf(player.get('/wps/member/protection/play'))).toEqual(REFUSED);
    expect(await codeOf(deposit(player))).toEqual(REFUSED);
    const unavailable = [403, 'line_transfer_unavailable'];
    expect(await codeOf(transfer(player, 'agent2'))).toEqual(unavailable);
    expect(await codeOf(transfer(agent, 'player'))).toEqual(unavailable);
    await answered(set(agent, 'player', null));
    expect(await codeOf(player.get(LAUNCH))).toEqual([200, 'ok']);
    expect(await codeOf(deposit(player))).toEqual([200, 'ok']);
  });

  it('can transfer money back from a provider, but none to it', async () => {
    const many = platform.merchants.find(
      ({ brand }) => !brand.wallet.single && brand.modules.agent,
    );
    const [agent, player] = [platform.as('agent2', many), platform.as('player', many)];
    const [main, vendor] = [{ kind: 'main' }, { kind: 'vendor', vassalage: 'CQ9' }];
    await answered(bring(player, main, vendor));
    await answered(set(agent, 'player', 'shared'));
    expect(await codeOf(bring(player, main, vendor))).toEqual(REFUSED);
    expect(await codeOf(bring(player, vendor, main))).toEqual([200, 'ok']);
  });

  it('can log in, see records and the amount available for withdrawal, and reads the reason in a message', async () => {
    await answered(set(as('agent2'), 'player', 'inactive'));
    const player = as('player');
    expect(await codeOf(player.get('/wps/withdrawal/quote'))).not.toEqual(REFUSED);
    expect(await codeOf(player.get('/wps/member/transactions'))).toEqual([200, 'ok']);
    const { list } = await answered<MessagePage>(player.get('/wps/message/list?language=en'));
    expect(list[0]?.title).toBe('Your agent has suspended your account');
    expect(list[0]?.text).toContain('not been used for a long time');
  });

  it('stays in the team list, with the time and reason of the suspension', async () => {
    const agent = as('agent2');
    await answered(set(agent, 'player', 'asked'));
    const { members } = await answered<TeamPage>(agent.get('/wps/agent/team'));
    const row = members.find(({ account }) => account === PLAYERS.player.account);
    expect(row?.suspension).toMatchObject({ reason: 'asked' });
    const { member } = await answered<Downline>(
      agent.get(`/wps/agent/downline?account=${PLAYERS.player.account}`),
    );
    expect(member.suspension).toEqual(row?.suspension);
  });

  it('keeps the first time and reason when suspended repeatedly, and is notified once', async () => {
    const agent = as('agent2');
    const first = await answered<DownlineSuspensionSet>(set(agent, 'player', 'asked'));
    await platform.forward(60);
    const again = await answered<DownlineSuspensionSet>(set(agent, 'player', 'shared'));
    expect(again).toEqual(first);
    const { list } = await answered<MessagePage>(as('player').get('/wps/message/list?language=en'));
    const told = list.filter(({ sentAt }) => sentAt >= (first.suspension?.since ?? ''));
    expect(told).toHaveLength(1);
  });

  it('can only be suspended by the direct upline, and not by one who is suspended', async () => {
    const further = set(as('agent1'), 'player', 'asked');
    expect(await codeOf(further)).toEqual([404, 'line_member_unknown']);
    const other = set(as('agent41'), 'player', 'asked');
    expect(await codeOf(other)).toEqual([404, 'line_member_unknown']);
    await answered(set(as('agent1'), 'agent2', 'unusual'));
    expect(await codeOf(set(as('agent2'), 'player', 'asked'))).toEqual(REFUSED);
  });

  it('can be reinstated by the operator in the console, too', async () => {
    await answered(set(as('agent2'), 'player', 'unusual'));
    const input = { account: PLAYERS.player.account };
    const { merchantCode } = merchant();
    const lift = () =>
      platform.post('/sandbox/control/actions/liftSuspension', input, {
        'Merchant-Code': merchantCode,
      });
    expect((await lift()).body.value).toEqual({ lifted: true });
    expect(await codeOf(as('player').get(LAUNCH))).toEqual([200, 'ok']);
    expect((await lift()).body.value).toEqual({ lifted: false });
  });
});
