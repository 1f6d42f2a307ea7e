import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { addMerchant, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { addDownline, addDownlines } from '../agents.fixture.ts';
import { teamCount } from '../schema.ts';
import { COUNT_KEPT_MS, LARGE_TEAM } from '../settings.ts';
import type { TeamDays } from './countTeam.ts';
import { latestCount, nextCountAt } from './latestCount.ts';

const TODAY = '2026-03-03';
const after = (ms: number) => new Date(NOW.getTime() + ms);

onEachEngine((database) => {
  /** An agent with so many members directly below. */
  const start = async (size: number) => {
    const { db } = database();
    const merchant = await addMerchant(db, { single: false });
    const parents = Array.from({ length: size }, () => 0);
    const [agentId = ''] = await addDownlines(db, merchant, [null, ...parents]);
    const { merchantCode } = merchant;
    const team: TeamDays = { agentId, merchantCode, timeZone: 'Asia/Dhaka', days: [TODAY] };
    return { db, merchant, team };
  };
  const join = (db: Database, merchant: Merchant, { agentId }: TeamDays) =>
    addDownline(db, merchant, agentId);

  it('counts a large team once a minute, separately for each period (S2.17)', async () => {
    const { db, merchant, team } = await start(LARGE_TEAM);
    const first = await latestCount(db, team, NOW);
    expect([first.members, first.countedAt]).toEqual([LARGE_TEAM, NOW.toISOString()]);
    await join(db, merchant, team);
    expect(await latestCount(db, team, after(COUNT_KEPT_MS - 1))).toEqual(first);
    const longer: TeamDays = { ...team, days: ['2026-03-02', TODAY] };
    const other = await latestCount(db, longer, after(1000));
    expect([other.members, other.series.length]).toEqual([LARGE_TEAM + 1, 2]);
    const next = new Date(nextCountAt(first) ?? '');
    const second = await latestCount(db, team, next);
    expect([second.members, second.countedAt]).toEqual([LARGE_TEAM + 1, next.toISOString()]);
    expect(second.totals.joined).toBe(first.totals.joined + 1);
  });

  it('keeps only those counts of a large team that are still shown', async () => {
    const { db, team } = await start(LARGE_TEAM);
    const kept = () => db.$count(teamCount, eq(teamCount.agentId, team.agentId));
    await latestCount(db, team, NOW);
    await latestCount(db, { ...team, days: ['2026-03-02'] }, NOW);
    expect(await kept()).toBe(2);
    await latestCount(db, { ...team, days: ['2026-03-01'] }, after(COUNT_KEPT_MS + 1));
    expect(await kept()).toBe(1);
  });

  it('counts any other team on every call', async () => {
    const { db, merchant, team } = await start(LARGE_TEAM - 2);
    const count = await latestCount(db, team, NOW);
    expect(nextCountAt(count)).toBeNull();
    await join(db, merchant, team);
    expect((await latestCount(db, team, after(1))).members).toBe(count.members + 1);
    expect(await db.$count(teamCount, eq(teamCount.agentId, team.agentId))).toBe(0);
  });
});
