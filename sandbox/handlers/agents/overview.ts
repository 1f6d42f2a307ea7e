import { and, inArray, ne, sql } from 'drizzle-orm';
import { figuresValue, NO_FIGURES } from '#sandbox/agents/team/figures.ts';
import { readFigures, readTotals } from '#sandbox/agents/team/readFigures.ts';
import { type Scope, within } from '#sandbox/agents/team/scope.ts';
import { shownDays } from '#sandbox/agents/team/shownDays.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { ledgerAccount } from '#sandbox/database/schema/ledger.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import { requireModule } from '#sandbox/modules/requireModule.ts';
import { amountText } from '#sandbox/money.ts';
import { AGENT_TYPES, TRIAL_TYPE } from '#sandbox/sessions/memberTypes.ts';

async function sizeOf(db: Database, scope: Scope) {
  const team = and(within(scope, member.id), ne(member.type, TRIAL_TYPE));
  const members = await db.$count(member, team);
  const agents = await db.$count(member, and(team, inArray(member.type, AGENT_TYPES)));
  const [row] = await db
    .select({ funds: sql`coalesce(sum(${ledgerAccount.balance}), 0)`.mapWith(BigInt) })
    .from(ledgerAccount)
    .where(and(within(scope, ledgerAccount.memberId), ne(ledgerAccount.currency, POINTS)));
  return { members, agents, funds: row?.funds ?? 0n };
}

/** The team of an agent at a glance, with a series for charts (S2.17). */
export const getTeamOverview: Handler<'getTeamOverview'> = async (call) => {
  const { db, merchant, session, now, query } = call;
  requireModule(merchant, 'agent');
  const { timeZone } = merchant.brand.market;
  const scope = { kind: 'team', agentId: session.member.id } as const;
  const time = { ...query, timeZone, now };
  const days = shownDays(query, { timeZone, now });
  const byDay = await readFigures(db, scope, time, 'day');
  const { members, agents, funds } = await sizeOf(db, scope);
  return {
    ...{ members, agents, balance: amountText(funds) },
    totals: figuresValue(await readTotals(db, scope, time)),
    series: days.map((day) => ({ day, figures: figuresValue(byDay.get(day) ?? NO_FIGURES) })),
  };
};
