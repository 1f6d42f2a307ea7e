import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openRequirement } from '#sandbox/domains/rewards/turnover.ts';
import type { member } from '#sandbox/kernel/database/schema/members.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import {
  merchantWithWallet,
  newMember,
  type TestMember,
} from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { fund, PAYMENT_PASSWORD } from './wallet.fixture.ts';

const platform = testPlatform();
const LINE = '/wps/agent/transferLine';
const merchant = () => merchantWithWallet(platform, { single: false });
const policy = (on: boolean) => {
  const { merchantCode } = merchant();
  platform.control({ merchantCode, flags: { AGENTPOLICY3: on } });
};
afterEach(() => platform.control({ reset: true }));

const balance = async ({ client }: TestMember) =>
  (await client.get('/wps/v2/wallets/balance')).body.value;

/** A member of a line, with their account. */
interface LineMember extends TestMember {
  account: string;
}

/** Creates members of one line whose accounts begin with their roles. */
function joining() {
  const name = randomUUID().slice(0, 8);
  return async (
    role: string,
    more: Partial<typeof member.$inferInsert> = {},
  ): Promise<LineMember> => {
    const account = `${role}-${name}`;
    return { ...(await newMember(platform, merchant(), { account, ...more })), account };
  };
}

/** Creates an agent with a member two levels below, and a member of another line; agent policy is on. */
async function line() {
  policy(true);
  const join = joining();
  const agent = await join('agent', { type: 2, realName: 'Nasrin Akter', nickname: 'Nas' });
  const below = await join('below', { uplineId: agent.memberId, nickname: 'Rahim' });
  const deeper = await join('deeper', { type: 41, uplineId: below.memberId });
  const stranger = await join('stranger');
  for (const one of [agent, below, deeper]) await fund(platform, one, '1000');
  return { join, agent, below, deeper, stranger };
}

const send = (
  { client }: TestMember,
  account: string,
  more: { paymentPassword?: string; note?: string; amount?: string } = {},
  headers = {},
) =>
  client.post(
    `${LINE}/transfer`,
    { account, amount: '100', paymentPassword: PAYMENT_PASSWORD, ...more },
    headers,
  );

describe('a line transfer (S2.16, S6.4)', () => {
  it('reaches downlines of an agent at any depth, and appears in both records', async () => {
    const { agent, deeper } = await line();
    expect((await send(agent, deeper.account)).body.code).toBe('ok');
    expect(await balance(agent)).toMatchObject({ balance: '900.00' });
    expect(await balance(deeper)).toMatchObject({ balance: '1100.00' });
    const { body } = await deeper.client.get('/wps/member/transfers?kind=member');
    expect(body.value).toMatchObject({
      totals: { in: '100.00', out: '0.00' },
      transfers: [{ direction: 'in', account: agent.account, name: 'T***' }],
    });
  });

  it('is refused until the wagering requirement is met, so that no bonus is passed on', async () => {
    const { agent, below } = await line();
    const { db, clock } = platform.sandbox.platform;
    await openRequirement(db, {
      ...{ merchantCode: merchant().merchantCode, memberId: below.memberId, amount: 50_00n },
      ...{ source: 'reward', reference: randomUUID(), at: clock.now() },
    });
    const { status, body } = await send(below, agent.account);
    expect([status, body.code]).toEqual([409, 'turnover_left']);
    expect(await balance(below)).toMatchObject({ balance: '1000.00', turnoverLeft: '50.00' });
    expect(await balance(agent)).toMatchObject({ balance: '1000.00' });
  });

  it('reaches the upline of a member who is no agent, with a note for both', async () => {
    const { agent, below } = await line();
    const { body } = await send(below, agent.account, { note: '  For\nFriday ' });
    expect(body.value).toMatchObject({
      ...{ kind: 'member', direction: 'out', account: agent.account, amount: '100.00' },
      ...{ name: 'T***', note: 'For Friday', reference: expect.stringMatching(/^T/) },
    });
    const got = await agent.client.get('/wps/member/transfers?kind=member');
    expect(got.body.value).toMatchObject({
      transfers: [{ direction: 'in', account: below.account, name: 'T***', note: 'For Friday' }],
    });
  });

  it('is executed once for an idempotency key', async () => {
    const { agent, below } = await line();
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send(below, agent.account, {}, headers)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.value))).size).toBe(1);
    expect(await balance(below)).toMatchObject({ balance: '900.00' });
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('needs the payment password, which is locked after five wrong ones', async () => {
    const { agent, below } = await line();
    for (let tried = 0; tried < 5; tried += 1) {
      const { body } = await send(agent, below.account, { paymentPassword: 'wrong' });
      expect(body.code).toBe('payment_password_wrong');
    }
    const { status, body } = await send(agent, below.account);
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
  });

  it('needs an existing payment password, an amount above zero, and sufficient funds', async () => {
    const { agent, below, deeper, join } = await line();
    const poor = await join('poor', { uplineId: agent.memberId });
    expect((await send(poor, agent.account)).body.code).toBe('payment_password_missing');
    expect((await send(deeper, below.account, { amount: '0' })).body.code).toBe(
      'amount_out_of_range',
    );
    expect((await send(deeper, below.account, { amount: '1000.01' })).body.code).toBe(
      'balance_insufficient',
    );
  });
});

describe('an unavailable receiver (S6.4)', () => {
  const UNAVAILABLE = [
    ...[403, 'line_transfer_unavailable'],
    'A transfer to this account is not available.',
  ];
  const refusal = async (answer: ReturnType<typeof send>) => {
    const { status, body } = await answer;
    return [status, body.code, body.message];
  };

  it('is refused in the same words for a stranger, the sender, an upline further up, and an unknown account', async () => {
    const { agent, deeper, stranger } = await line();
    for (const account of [agent.account, stranger.account, deeper.account, 'nobody-at-all']) {
      expect(await refusal(send(deeper, account))).toEqual(UNAVAILABLE);
    }
  });

  it('is refused in the same words if either party is excluded or has closed the account', async () => {
    const { join, agent, below, stranger } = await line();
    const excludedUntil = new Date(platform.sandbox.platform.clock.now().getTime() + 86_400_000);
    const onBreak = await join('onbreak', { uplineId: agent.memberId, excludedUntil });
    const closed = await join('closed', { uplineId: agent.memberId, status: 'closed' });
    await fund(platform, onBreak, '500');
    const words = await refusal(send(below, stranger.account));
    expect(await refusal(send(agent, onBreak.account))).toEqual(words);
    expect(await refusal(send(onBreak, agent.account))).toEqual(words);
    expect(await refusal(send(agent, closed.account))).toEqual(words);
    expect(await balance(onBreak)).toMatchObject({ balance: '500.00' });
  });

  it('is refused below members who are no agents, and below agents without the agent policy', async () => {
    const { agent, below, deeper } = await line();
    expect(await refusal(send(below, deeper.account))).toEqual(UNAVAILABLE);
    policy(false);
    expect(await refusal(send(agent, below.account))).toEqual(UNAVAILABLE);
    expect((await send(deeper, below.account)).body.code).toBe('ok');
  });
});

describe('the line of a member (S2.16)', () => {
  const lineOf = async ({ client }: TestMember, query = '') =>
    (await client.get(LINE + query)).body.value;

  it('has the upline with a masked name, and an agent’s downlines by account', async () => {
    const { agent, below, deeper } = await line();
    const accounts = [below.account, deeper.account];
    expect(await lineOf(agent)).toMatchObject({
      ...{ upline: null, hasDownlines: true, total: 2 },
      downlines: accounts.map((account) => ({ account })),
    });
    expect(await lineOf(agent, `?account=${deeper.account}`)).toMatchObject({
      downlines: [{ account: deeper.account }],
    });
    expect(await lineOf(below)).toMatchObject({
      ...{ upline: { account: agent.account, name: 'T***' }, hasDownlines: false, total: 0 },
      downlines: [],
    });
  });

  it('contains nobody of another line', async () => {
    const { agent, stranger } = await line();
    expect(await lineOf(agent, `?account=${stranger.account}`)).toMatchObject({ downlines: [] });
    expect(await lineOf(stranger)).toMatchObject({ upline: null, downlines: [] });
  });
});
