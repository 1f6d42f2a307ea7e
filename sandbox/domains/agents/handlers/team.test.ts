import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { act } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  Downline,
  TeamBetPage,
  TeamLossPage,
  TeamOverview,
  TeamPage,
  TeamTransactionPage,
} from '#src/platform/contract.generated.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
const as = (role: PlayerRole) => platform.as(role, merchant());

async function read<Value>(role: PlayerRole, path: string): Promise<Value> {
  const { status, body } = await as(role).get(path);
  expect([status, body.code]).toEqual([200, 'ok']);
  return body.value as Value;
}

const minor = (text: string) => BigInt(text.replace('.', ''));

const CALLS = ['teamOverview', 'team', 'downline?account=player', 'bets', 'losses', 'transactions'];

describe('the calls of the agent centre', () => {
  it('refuse everyone but agents (S6.4)', async () => {
    for (const call of CALLS) {
      const { status, body } = await as('player').get(`/wps/agent/${call}`);
      expect([call, status, body.code]).toEqual([call, 403, 'agent_needed']);
    }
  });

  it('are unavailable at merchants without agents (S6.7)', async () => {
    const without = platform.merchants.find(({ brand }) => !brand.modules.agent);
    if (!without) throw new Error('Every brand carries agents.');
    const { db } = platform.sandbox.platform;
    const formerAgent = eq(member.id, playerId(without, 'agent2'));
    await db.update(member).set({ type: 2 }).where(formerAgent);
    for (const call of CALLS) {
      const { status, body } = await platform.as('agent2', without).get(`/wps/agent/${call}`);
      expect([call, status, body.code]).toEqual([call, 403, 'function_disabled']);
    }
  });
});

describe('the team of an agent', () => {
  it.each([
    ['account', 'account'],
    ['joined', 'joinedAt'],
    ['lastLogin', 'lastLoginAt'],
  ] as const)('is sorted by %s in both directions, over all pages (S2.17)', async (sort, field) => {
    const values = async (order: string) => {
      const pages = [1, 2].map((pageNo) =>
        read<TeamPage>(
          'agent2',
          `/wps/agent/team?sort=${sort}&order=${order}&pageSize=10&pageNo=${pageNo}`,
        ),
      );
      const members = (await Promise.all(pages)).flatMap((page) => page.members);
      return members.map((member) => member[field]?.toLowerCase()).filter(Boolean);
    };
    const up = await values('asc');
    expect(up.length).toBeGreaterThan(3);
    expect(up).toEqual([...up].sort());
    const down = await values('desc');
    expect(down).toEqual([...down].sort().reverse());
  });

  it('lists direct downlines, agents first, and opens level by level (S2.17)', async () => {
    const top = await read<TeamPage>('agent1', '/wps/agent/team');
    expect(top.path).toEqual([]);
    expect(top.members.map(({ account }) => account)).toContain('agent02');
    expect(top.members.every(({ depth, upline }) => depth === 1 && upline === 'agent01')).toBe(
      true,
    );
    const kinds = top.members.map(({ type }) => type === 0);
    expect(kinds).toEqual([...kinds].sort());
    const below = playerId(merchant(), 'agent41');
    const deep = await read<TeamPage>('agent1', `/wps/agent/team?below=${below}`);
    expect(deep.path.map(({ account }) => account)).toEqual(['agent02', 'agent41']);
    expect(deep.members.map(({ account }) => account)).toContain('agent42');
    expect(deep.members.every(({ depth }) => depth === 3)).toBe(true);
  });

  it('is searched by the beginning of accounts, at any depth and in any case', async () => {
    const found = await read<TeamPage>('agent1', '/wps/agent/team?account=AGENT4');
    expect(found.members.map(({ account }) => account)).toEqual(['agent41', 'agent42']);
    const none = await read<TeamPage>('agent42', '/wps/agent/team?account=agent');
    expect(none).toMatchObject({ members: [], total: 0, totalPages: 0 });
  });

  it('includes downlines only: uplines and siblings are reported as unknown (S6.4)', async () => {
    const mine = playerId(merchant(), 'agent2');
    for (const query of [`team?below=${mine}`, 'downline?account=agent02', 'downline?account=no']) {
      const { status, body } = await as('agent41').get(`/wps/agent/${query}`);
      expect([query, status, body.code]).toEqual([query, 404, 'line_member_unknown']);
    }
  });

  it('is paged, with the total count', async () => {
    const all = await read<TeamPage>('agent2', '/wps/agent/team?pageSize=100');
    const one = await read<TeamPage>('agent2', '/wps/agent/team?pageSize=1&pageNo=2');
    expect(one.members).toEqual([all.members[1]]);
    expect(one).toMatchObject({ total: all.total, totalPages: all.total });
  });

  it('shows the recent activity of a member', async () => {
    const { member, figures } = await read<Downline>(
      'agent2',
      '/wps/agent/downline?account=player',
    );
    expect(member).toMatchObject({ account: 'player', upline: 'agent02', depth: 1, type: 0 });
    expect(Number(figures.stake)).toBeGreaterThan(0);
    expect(Number(member.balance)).toBeGreaterThanOrEqual(0);
  });
});

describe('the activity of a team', () => {
  it('is the same in the overview, by member and by bet (S2.17)', async () => {
    const overview = await read<TeamOverview>('agent2', '/wps/agent/teamOverview');
    const losses = await read<TeamLossPage>('agent2', '/wps/agent/losses?pageSize=100');
    const bets = await read<TeamBetPage>('agent2', '/wps/agent/bets?state=settled');
    expect(Number(overview.totals.stake)).toBeGreaterThan(0);
    expect(losses.totals).toMatchObject(bets.totals);
    expect(overview.totals).toMatchObject({ stake: losses.totals.stake, net: losses.totals.net });
    expect(overview.totals.active).toBe(losses.losses.filter(({ bets: own }) => own > 0).length);
    const days = overview.series.map(({ figures }) => Number(figures.stake));
    expect(days.reduce((sum, stake) => sum + stake, 0)).toBeCloseTo(Number(overview.totals.stake));
    const nets = losses.losses.map(({ net }) => Number(net));
    expect(nets).toEqual([...nets].sort((one, other) => one - other));
  });

  it('agrees with the movements of the same days on bonuses and rebates (S2.17)', async () => {
    const { totals, losses } = await read<TeamLossPage>('agent2', '/wps/agent/losses?pageSize=100');
    for (const kind of ['bonus', 'rebate'] as const) {
      const moved = await read<TeamTransactionPage>(
        'agent2',
        `/wps/agent/transactions?kind=${kind}`,
      );
      expect([kind, totals[kind]]).toEqual([kind, moved.totals.in]);
      expect(losses.reduce((sum, one) => sum + minor(one[kind]), 0n)).toBe(minor(totals[kind]));
    }
    for (const { net, bonus, rebate, result } of [totals, ...losses])
      expect(minor(net) + minor(bonus) + minor(rebate)).toBe(minor(result));
  });

  it('never includes that of the agent or of an upline', async () => {
    const bets = await read<TeamBetPage>('agent41', '/wps/agent/bets?pageSize=100');
    const moved = await read<TeamTransactionPage>(
      'agent41',
      '/wps/agent/transactions?pageSize=100',
    );
    const accounts = new Set([...bets.bets, ...moved.transactions].map(({ account }) => account));
    for (const above of ['agent01', 'agent02', 'agent41', 'player'])
      expect(accounts.has(above)).toBe(false);
  });

  it('is filtered by the whole account of a member, not by its beginning (S2.17)', async () => {
    const all = '&pageSize=100';
    for (const [path, rows] of [
      ['bets', 'bets'],
      ['transactions', 'transactions'],
    ] as const) {
      const found = async (account: string) => {
        const page = await read<Record<string, unknown>>(
          'agent1',
          `/wps/agent/${path}?account=${account}${all}`,
        );
        const accounts = (page[rows] as { account: string }[]).map((row) => row.account);
        return { total: page.total, accounts: [...new Set(accounts)] };
      };
      expect((await found('play')).total).toBeGreaterThan(0);
      expect(await found('play&exact=true')).toEqual({ total: 0, accounts: [] });
      expect((await found('PLAYER&exact=true')).accounts).toEqual(['player']);
    }
  });

  it('lists every movement of money, with totals over all pages', async () => {
    const path = '/wps/agent/transactions?account=player&kind=stake';
    const page = await read<TeamTransactionPage>('agent2', `${path}&pageSize=5`);
    expect(page.transactions).toHaveLength(5);
    expect(
      page.transactions.every(({ amount, kind }) => Number(amount) < 0 && kind === 'stake'),
    ).toBe(true);
    expect(page.totals.in).toBe('0.00');
    expect(Number(page.totals.out)).toBeGreaterThan(
      -page.transactions.reduce((sum, { amount }) => sum + Number(amount), 0),
    );
  });

  it('totals money in and out, without movements between accounts of the team (S2.17)', async () => {
    const totalsOf = async (kind: string) =>
      (await read<TeamTransactionPage>('agent2', `/wps/agent/transactions?kind=${kind}`)).totals;
    for (const kind of ['withdrawal-hold', 'wallet-transfer'])
      expect([kind, await totalsOf(kind)]).toEqual([kind, { in: '0.00', out: '0.00' }]);
    const { in: returned, out } = await totalsOf('withdrawal');
    expect([returned, Number(out) > 0]).toEqual(['0.00', true]);
  });

  it('lists the corrections of the cashier (S2.17)', async () => {
    const note = { account: 'player', way: 'credit', amount: '20.50', note: 'Booked twice' };
    const corrected = await act(platform, { merchant: merchant() }, 'correctBalance', note);
    expect(corrected.body.code).toBe('ok');
    const page = await read<TeamTransactionPage>(
      'agent2',
      '/wps/agent/transactions?kind=correction',
    );
    expect(page.transactions[0]).toMatchObject({ account: 'player', amount: '20.50' });
    expect(new Set(page.transactions.map(({ kind }) => kind))).toEqual(new Set(['correction']));
  });

  it('covers 186 days at most, and rejects a period that ends before it begins', async () => {
    const codeOf = async (query: string) =>
      (await as('agent2').get(`/wps/agent/teamOverview?${query}`)).body.code;
    expect(await codeOf('from=2026-01-02&to=2026-01-01')).toBe('period_invalid');
    expect(await codeOf('from=2026-01-01&to=2026-07-05')).toBe('ok');
    expect(await codeOf('from=2026-01-01&to=2026-07-06')).toBe('period_too_long');
  });
});
