import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  AgentAnnouncementPage,
  AgentIncome,
  TeamLossPage,
  TeamOverview,
  TeamPage,
  TeamTransactionPage,
} from '#src/platform/contract.generated.ts';
import { addDays } from '#src/ui/dateRange/calendarDate.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const HOUR_MS = 3_600_000;
const merchant = () => merchantWithAgents(platform);

async function read<Value>(role: PlayerRole, path: string): Promise<Value> {
  const { status, body } = await platform.as(role, merchant()).get(`/wps/agent/${path}`);
  expect([status, body.code]).toEqual([200, 'ok']);
  return body.value as Value;
}

const minor = (amount: string) => BigInt(amount.replace('.', ''));
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + minor(amount), 0n);

/** The days of an overview as a query, and as many days right before them. */
const daysOf = ({ series }: TeamOverview) => ({
  from: series[0]?.day ?? '',
  to: series.at(-1)?.day ?? '',
});

const AMOUNTS = ['stake', 'payout', 'net', 'deposits', 'withdrawals', 'commission'] as const;
const NEWCOMERS = ['joined', 'firstDepositors'] as const;
const AT_LEVELS = ['stake', 'net', 'deposits', 'withdrawals'] as const;

describe('the overview of a team', () => {
  it('adds up: days and levels to the totals, and the members of each level to their level (S2.17)', async () => {
    const { totals, series, levels, members } = await read<TeamOverview>('agent1', 'teamOverview');
    for (const figure of AMOUNTS)
      expect(sum(series.map(({ figures }) => figures[figure]))).toBe(minor(totals[figure]));
    for (const figure of NEWCOMERS)
      expect(series.reduce((all, { figures }) => all + figures[figure], 0)).toBe(totals[figure]);
    for (const figure of AT_LEVELS)
      expect(sum(levels.map((level) => level[figure]))).toBe(minor(totals[figure]));
    for (const figure of [...NEWCOMERS, 'active'] as const)
      expect(levels.reduce((all, level) => all + level[figure], 0)).toBe(totals[figure]);
    expect(levels.reduce((all, level) => all + level.members, 0)).toBe(members);
    expect(levels.map(({ level }) => level)).toEqual(levels.map((_, place) => place + 1));
    expect(minor(totals.deposits)).toBeGreaterThan(0n);
  });

  it('compares with the previous period, which has the same figures as the overview of its days if it is over (S2.17)', async () => {
    const to = addDays(daysOf(await read<TeamOverview>('agent1', 'teamOverview')).to, -1);
    const asked = `teamOverview?from=${addDays(to, -9)}&to=${to}`;
    const now = await read<TeamOverview>('agent1', asked);
    expect(now.comparedUntil).toBeNull();
    const { from } = daysOf(now);
    const query = `from=${addDays(from, -now.series.length)}&to=${addDays(from, -1)}`;
    const then = await read<TeamOverview>('agent1', `teamOverview?${query}`);
    expect(then.totals).toEqual(now.before);
    expect(then.series).toHaveLength(now.series.length);
  });

  it('states when it was counted, as the lists behind it do, in the platform’s time', async () => {
    await platform.forward(3600);
    const earliest = platform.sandbox.platform.clock.now();
    const counted: string[] = [];
    for (const path of ['teamOverview', 'team', 'bets', 'losses', 'income'])
      counted.push((await read<{ countedAt: string }>('agent1', path)).countedAt);
    const { body } = await platform.as('agent1', merchant()).get('/wps/system/status');
    const moments = [...counted, Object(body.value).now].map(Date.parse);
    for (const moment of moments) {
      expect(moment).toBeGreaterThanOrEqual(earliest.getTime());
      expect(moment).toBeLessThanOrEqual(platform.sandbox.platform.clock.now().getTime());
    }
  });

  it('agrees with the totals of the lists for its days (S2.17)', async () => {
    const overview = await read<TeamOverview>('agent2', 'teamOverview');
    const { from, to } = daysOf(overview);
    const days = `from=${from}&to=${to}`;
    const { totals, levels } = overview;
    const losses = await read<TeamLossPage>('agent2', `losses?${days}`);
    expect(losses.totals).toMatchObject({
      stake: totals.stake,
      payout: totals.payout,
      net: totals.net,
    });
    expect(losses.total).toBe(totals.active);
    const paidIn = await read<TeamTransactionPage>('agent2', `transactions?${days}&kind=deposit`);
    expect(paidIn.totals.in).toBe(totals.deposits);
    const paidOut = await read<TeamTransactionPage>(
      'agent2',
      `transactions?${days}&kind=withdrawal`,
    );
    expect(paidOut.totals.out).toBe(totals.withdrawals);
    const income = await read<AgentIncome>('agent2', `income?${days}`);
    expect(income.totals.total).toBe(totals.commission);
    const came = await read<TeamPage>('agent2', `team?joinedFrom=${from}&joinedTo=${to}`);
    expect(came.total).toBe(totals.joined);
    const paid = `team?firstDepositFrom=${from}&firstDepositTo=${to}`;
    expect((await read<TeamPage>('agent2', paid)).total).toBe(totals.firstDepositors);
    const pageOf = (pageNo: number) =>
      read<TeamPage>('agent2', `team?joinedTo=${to}&pageSize=100&pageNo=${pageNo}`);
    const { members, balance, totalPages } = await pageOf(1);
    for (let pageNo = 2; pageNo <= totalPages; pageNo += 1)
      members.push(...(await pageOf(pageNo)).members);
    expect([members.length, balance]).toEqual([overview.members, overview.balance]);
    expect(sum(members.map((one) => one.balance))).toBe(minor(balance));
    for (const each of levels)
      expect((await read<TeamPage>('agent2', `team?level=${each.level}`)).total).toBe(each.members);
  });

  it('counts a first deposit once, on its day (S2.17)', async () => {
    const { db, clock } = platform.sandbox.platform;
    const paid = {
      ...{ merchantCode: merchant().merchantCode, memberId: playerId(merchant(), 'newcomer') },
      ...({ method: 'bank', amount: 10_000n, state: 'paid' } as const),
      ...{ createdAt: clock.now(), expiresAt: clock.now(), closedAt: clock.now() },
    };
    const before = await read<TeamOverview>('agent1', 'teamOverview');
    for (const reference of ['first', 'second']) {
      await db.insert(deposit).values({ ...paid, reference });
      const { totals, series, levels } = await read<TeamOverview>('agent1', 'teamOverview');
      expect(totals.firstDepositors).toBe(before.totals.firstDepositors + 1);
      expect(series.at(-1)?.figures.firstDepositors).toBe(1);
      expect(levels[1]?.firstDepositors).toBe((before.levels[1]?.firstDepositors ?? 0) + 1);
      const today = `team?firstDepositFrom=${series.at(-1)?.day}`;
      const { members } = await read<TeamPage>('agent1', today);
      expect(members.map(({ memberId }) => memberId)).toEqual([paid.memberId]);
    }
  });

  it('compares today with yesterday up to the same time of day', async () => {
    const { clock, db } = platform.sandbox.platform;
    const { to } = daysOf(await read<TeamOverview>('agent1', 'teamOverview'));
    const today = `teamOverview?from=${to}&to=${to}`;
    const first = await read<TeamOverview>('agent1', today);
    const until = Date.parse(first.comparedUntil ?? '');
    expect(Date.parse(first.countedAt) - until).toBe(24 * HOUR_MS);
    const paid = async (at: number, amount: bigint) => {
      const closedAt = new Date(at);
      await db.insert(deposit).values({
        ...{ merchantCode: merchant().merchantCode, memberId: playerId(merchant(), 'vip') },
        ...({ method: 'bank', amount, state: 'paid', reference: `at ${at}` } as const),
        ...{ createdAt: closedAt, expiresAt: closedAt, closedAt },
      });
    };
    await paid(until - 1000, 700n);
    await paid(until + HOUR_MS, 50_000n);
    const { before } = await read<TeamOverview>('agent1', today);
    expect(clock.now().getTime() - Date.parse(first.countedAt)).toBeLessThan(HOUR_MS);
    expect(minor(before.deposits) - minor(first.before.deposits)).toBe(700n);
  });
});

describe('the movers of a team', () => {
  it('are the members whose turnover changed most, at most five up and five down (S2.17)', async () => {
    const { rose, fell } = (await read<TeamOverview>('agent1', 'teamOverview')).movers;
    expect(Math.max(rose.length, fell.length)).toBeLessThanOrEqual(5);
    const changes = (movers: typeof rose) =>
      movers.map(({ stake, before }) => minor(stake) - minor(before));
    expect(rose.length + fell.length).toBeGreaterThan(0);
    expect(changes(rose).every((change) => change > 0n)).toBe(true);
    expect(changes(fell).every((change) => change < 0n)).toBe(true);
    expect(changes(rose)).toEqual([...changes(rose)].sort((one, other) => (one > other ? -1 : 1)));
    expect(changes(fell)).toEqual([...changes(fell)].sort((one, other) => (one < other ? -1 : 1)));
  });

  it('are not available during a break or after leaving, without a stated reason (DECISIONS, player protection)', async () => {
    const { db, clock } = platform.sandbox.platform;
    const id = playerId(merchant(), 'player');
    const moverOf = async () => {
      const { movers } = await read<TeamOverview>('agent2', 'teamOverview');
      return [...movers.rose, ...movers.fell].find(({ memberId }) => memberId === id);
    };
    const before = await moverOf();
    expect(before).toMatchObject({ account: 'player', available: true });
    const until = new Date(clock.now().getTime() + 86_400_000);
    await db.update(member).set({ excludedUntil: until }).where(eq(member.id, id));
    const onBreak = await moverOf();
    expect(onBreak).toEqual({ ...before, available: false });
    await db.update(member).set({ excludedUntil: null, status: 'closed' }).where(eq(member.id, id));
    expect(await moverOf()).toEqual(onBreak);
    await db.update(member).set({ status: 'active' }).where(eq(member.id, id));
  });
});

describe('the team by level and joining date', () => {
  it('is searched as a whole, and rejects a period that ends before it begins (S2.17)', async () => {
    const deep = await read<TeamPage>('agent1', 'team?level=3');
    expect(deep.members.every(({ depth }) => depth === 3)).toBe(true);
    expect(deep.total).toBeGreaterThan(0);
    expect(deep.path).toEqual([]);
    const all = await read<TeamPage>('agent1', 'team?joinedTo=2099-12-31');
    const { members } = await read<TeamOverview>('agent1', 'teamOverview');
    expect(all.total).toBe(members);
    const { body } = await platform
      .as('agent1', merchant())
      .get('/wps/agent/team?joinedFrom=2026-01-02&joinedTo=2026-01-01');
    expect(body.code).toBe('period_invalid');
  });
});

describe('the announcements for agents', () => {
  it('are read one by one, and an unknown id returns an empty list (S2.17)', async () => {
    const { announcements } = await read<AgentAnnouncementPage>('agent1', 'announcements');
    const [, second] = announcements;
    const one = await read<AgentAnnouncementPage>('agent1', `announcements?id=${second?.id}`);
    expect(one).toEqual({ announcements: [second], total: 1, totalPages: 1 });
    const none = await read<AgentAnnouncementPage>('agent1', 'announcements?id=999999');
    expect(none.announcements).toEqual([]);
  });
});
