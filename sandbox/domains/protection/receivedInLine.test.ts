import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { fund, PAYMENT_PASSWORD } from '#sandbox/domains/wallet/wallet.fixture.ts';
import {
  merchantWithWallet,
  newMember,
  type TestMember,
} from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithWallet(platform, { single: false });
afterEach(() => platform.control({ reset: true }));

/** Creates an agent, and a player below who may deposit 1000.00 a day. */
async function lineWithLimit() {
  const { merchantCode } = merchant();
  platform.control({ merchantCode, flags: { AGENTPOLICY3: true } });
  const name = randomUUID().slice(0, 8);
  const [agentAccount, account] = [`agent-${name}`, `player-${name}`];
  const agent = await newMember(platform, merchant(), { account: agentAccount, type: 2 });
  const player = await newMember(platform, merchant(), { account, uplineId: agent.memberId });
  for (const one of [agent, player]) await fund(platform, one, '2000');
  const limit = { kind: 'deposit', span: 'day', amount: '1000' };
  expect((await player.client.put('/wps/member/protection/limit/money', limit)).body.code).toBe(
    'ok',
  );
  return { agent, player, account, agentAccount };
}

const send = async ({ client }: TestMember, account: string, amount: string) =>
  (
    await client.post('/wps/agent/transferLine/transfer', {
      ...{ account, amount, paymentPassword: PAYMENT_PASSWORD },
    })
  ).body.code;

const deposit = async ({ client }: TestMember, amount: string) =>
  (await client.post('/wps/deposit', { method: 'card', amount })).body.code;

describe('a deposit limit (S2.16, S6.4)', () => {
  it('counts transfers from an upline, and rejects those beyond it without revealing the limit', async () => {
    const { agent, player, account } = await lineWithLimit();
    expect(await send(agent, account, '300')).toBe('ok');
    expect(await send(agent, account, '700.01')).toBe('line_transfer_unavailable');
    expect(await deposit(player, '800')).toBe('deposit_limit_reached');
    expect(await deposit(player, '700')).toBe('ok');
    expect(await send(agent, account, '0.01')).toBe('line_transfer_unavailable');
    const { body } = await player.client.get('/wps/v2/wallets/balance');
    expect(body.value).toMatchObject({ balance: '2300.00' });
  });

  it('is not revealed to a sender without enough money', async () => {
    const { agent, account } = await lineWithLimit();
    expect(await send(agent, account, '2000.01')).toBe('balance_insufficient');
  });

  it('does not count transfers from downlines', async () => {
    const { agent, player, account, agentAccount } = await lineWithLimit();
    const limit = { kind: 'deposit', span: 'day', amount: '100' };
    await agent.client.put('/wps/member/protection/limit/money', limit);
    expect(await send(player, agentAccount, '600')).toBe('ok');
    expect(await send(agent, account, '1000')).toBe('ok');
  });

  it('counts a transfer for the length of its window', async () => {
    const { agent, account } = await lineWithLimit();
    expect(await send(agent, account, '1000')).toBe('ok');
    await platform.forward(24 * 3_600 + 1);
    expect(await send(agent, account, '1000')).toBe('ok');
  });
});
