import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { createMerchants, type Merchant } from '#sandbox/kernel/merchants.ts';
import { addMerchant, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { addDownline, addDownlines } from '../agents.fixture.ts';
import { teamCount } from '../schema.ts';
import {
  COUNT_DUE_MS,
  COUNT_KEPT_MS,
  COUNT_SHOWN_MS,
  COUNTED_FOR_MS,
  LARGE_TEAM,
} from '../settings.ts';
import type { TeamDays } from './countTeam.ts';
import { countTeams } from './countTeams.ts';
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
    const team: TeamDays = { agentId, merchant, days: [TODAY] };
    return { db, merchant, team };
  };
  const join = (db: Database, merchant: Merchant, { agentId }: TeamDays) =>
    addDownline(db, merchant, agentId);

  /** Runs the job that counts teams, for one merchant. */
  const count = (db: Database, merchant: Merchant, now: Date) =>
    db.transaction((tx) =>
      countTeams(createMerchants([merchant])).run({
        ...{ db: tx, now, from: now },
        ...{ publish: async () => undefined, send: async () => undefined },
      }),
    );

  it('counts a large team once a minute, separately for each period (S2.17)', async () => {
    const { db, merchant, team } = await start(LARGE_TEAM);
    const first = await latestCount(db, team, NOW);
    expect([first.members, first.countedAt]).toEqual([LARGE_TEAM, NOW.toISOString()]);
    await join(db, merchant, team);
    await count(db, merchant, after(COUNT_KEPT_MS - 1));
    expect(await latestCount(db, team, after(COUNT_KEPT_MS - 1))).toEqual(first);
    const longer: TeamDays = { ...team, days: ['2026-03-02', TODAY] };
    const other = await latestCount(db, longer, after(1000));
    expect([other.members, other.series.length]).toEqual([LARGE_TEAM + 1, 2]);
    const next = new Date(nextCountAt(first, after(1000)) ?? '');
    expect(next).toEqual(after(COUNT_KEPT_MS));
    await count(db, merchant, next);
    const second = await latestCount(db, team, next);
    expect([second.members, second.countedAt]).toEqual([LARGE_TEAM + 1, next.toISOString()]);
    expect(second.totals.joined).toBe(first.totals.joined + 1);
  });

  it('returns the latest count while the next one is due, and says when to ask again', async () => {
    const { db, merchant, team } = await start(LARGE_TEAM);
    const first = await latestCount(db, team, NOW);
    await join(db, merchant, team);
    const late = after(COUNT_SHOWN_MS - 1);
    expect(await latestCount(db, team, late)).toEqual(first);
    expect(nextCountAt(first, late)).toBe(after(COUNT_SHOWN_MS - 1 + COUNT_DUE_MS).toISOString());
    expect((await latestCount(db, team, after(COUNT_SHOWN_MS))).members).toBe(LARGE_TEAM + 1);
  });

  it('counts a large team in the background for as long as its agent asks, one team at a time', async () => {
    const { db, merchant, team } = await start(LARGE_TEAM);
    const other: TeamDays = { ...team, days: ['2026-03-02'] };
    await latestCount(db, team, NOW);
    await latestCount(db, other, after(1));
    const kept = async () => {
      const mine = eq(teamCount.agentId, team.agentId);
      const rows = await db.select().from(teamCount).where(mine).orderBy(asc(teamCount.firstDay));
      return rows.map(({ countedAt }) => (countedAt?.getTime() ?? 0) - NOW.getTime());
    };
    await count(db, merchant, after(COUNT_KEPT_MS + 1));
    expect(await kept()).toEqual([1, COUNT_KEPT_MS + 1]);
    await count(db, merchant, after(COUNT_KEPT_MS + 1000));
    expect(await kept()).toEqual([COUNT_KEPT_MS + 1000, COUNT_KEPT_MS + 1]);
    await latestCount(db, other, after(COUNT_KEPT_MS + 2000));
    await count(db, merchant, after(COUNTED_FOR_MS));
    expect(await kept()).toEqual([COUNTED_FOR_MS]);
  });

  it('leaves the teams of merchants that another platform serves to that platform', async () => {
    const { db, team } = await start(LARGE_TEAM);
    const first = await latestCount(db, team, NOW);
    const elsewhere = await addMerchant(db, { single: false });
    await count(db, elsewhere, after(COUNT_KEPT_MS));
    expect(await latestCount(db, team, after(COUNT_KEPT_MS))).toEqual(first);
  });

  it('counts any other team on every call', async () => {
    const { db, merchant, team } = await start(LARGE_TEAM - 2);
    const counted = await latestCount(db, team, NOW);
    expect(nextCountAt(counted, NOW)).toBeNull();
    await join(db, merchant, team);
    expect((await latestCount(db, team, after(1))).members).toBe(counted.members + 1);
    expect(await db.$count(teamCount, eq(teamCount.agentId, team.agentId))).toBe(0);
  });
});
