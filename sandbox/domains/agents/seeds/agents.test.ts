import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { merchantWithAgents } from '#sandbox/domains/agents/handlers/agents.fixture.ts';
import { commission, contract, memberLine } from '#sandbox/domains/agents/schema.ts';
import { within } from '#sandbox/domains/agents/team/scope.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const db = () => platform.sandbox.platform.db;
const merchant = () => merchantWithAgents(platform);

describe('the seeded team', () => {
  it('has over 300 members on at least four levels below the first agent', async () => {
    const top = playerId(merchant(), 'agent1');
    const below = await db()
      .select({ depth: memberLine.depth })
      .from(memberLine)
      .where(eq(memberLine.ancestorId, top));
    expect(below.length).toBeGreaterThan(300);
    const depths = below.map(({ depth }) => depth);
    expect(depths).toEqual(expect.arrayContaining([1, 2, 3, 4]));
  });

  it('has no member who joined before their upline', async () => {
    const [row] = await db()
      .select({ early: sql<number>`count(*)::int` })
      .from(member)
      .innerJoin(sql`member upline`, sql`upline.id = ${member.uplineId}`)
      .where(sql`${member.createdAt} < upline.created_at`);
    expect(row?.early).toBe(0);
  });
});

describe('the seeded contracts', () => {
  it('cover every state, with no rate above that of the upline (S4.16)', async () => {
    const rows = await db().select().from(contract);
    expect(new Set(rows.map(({ state }) => state)).size).toBe(4);
    for (const one of rows.filter(({ state }) => state === 'accepted')) {
      if (one.offererId === null) continue;
      const above = rows.find(
        ({ agentId, kind, state }) =>
          agentId === one.offererId && kind === one.kind && state === 'accepted',
      );
      expect(above?.rate).toBeGreaterThanOrEqual(one.rate);
    }
  });

  it('have weekly periods that begin with the market’s week, but for the first of a contract', async () => {
    const { timeZone } = merchant().brand.market;
    const periods = await db()
      .select({
        first: sql<boolean>`${commission.periodFrom} = ${contract.acceptedAt}`,
        day: sql<number>`extract(isodow FROM ${commission.periodFrom} AT TIME ZONE ${timeZone})::int`,
      })
      .from(commission)
      .innerJoin(contract, eq(contract.id, commission.contractId))
      .where(
        and(eq(contract.period, 'weekly'), eq(contract.merchantCode, merchant().merchantCode)),
      );
    const later = periods.filter(({ first }) => !first);
    expect(later.length).toBeGreaterThan(10);
    expect(new Set(later.map(({ day }) => day))).toEqual(new Set([1]));
  });

  it('have paid what the bets of the team yield, with the remainder going to the upline', async () => {
    const [paid] = await db()
      .select()
      .from(commission)
      .where(and(eq(commission.kind, 'daily'), sql`${commission.amount} > 0`))
      .limit(1);
    if (!paid) throw new Error('No daily salary was paid.');
    const [staked] = await db()
      .select({ stake: sql`coalesce(sum(${bet.stake}), 0)`.mapWith(BigInt) })
      .from(bet)
      .where(
        and(
          within({ kind: 'team', agentId: paid.agentId }, bet.memberId),
          eq(bet.state, 'settled'),
          gte(bet.settledAt, paid.periodFrom),
          lt(bet.settledAt, paid.periodUntil),
        ),
      );
    expect(staked?.stake).toBe(paid.stake);
    expect(await verifyBooks(db())).toEqual([]);
  });
});
