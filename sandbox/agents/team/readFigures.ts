import { and, type Column, count, countDistinct, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { commission } from '#sandbox/database/schema/agents.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { deposit, withdrawal } from '#sandbox/database/schema/wallet.ts';
import { type Days, inPeriod } from '#sandbox/play/period.ts';
import { TRIAL_TYPE } from '#sandbox/sessions/memberTypes.ts';
import { type Figures, NO_FIGURES } from './figures.ts';
import { holderOf, type Scope, within } from './scope.ts';

/** What figures are summed by: every day of the market, or the period as one. */
export type Span = 'day' | 'period';

/** The period of figures, and where its days are reckoned. */
export interface FigureTime extends Days {
  timeZone: string;
  now: Date;
}

const sum = (column: Column): SQL<bigint> => sql`coalesce(sum(${column}), 0)`.mapWith(BigInt);

/** The figures of a scope by their day (`yyyy-MM-dd`), or by the empty text for the period as one. Days without any are left out. */
export async function readFigures(
  db: Database,
  scope: Scope,
  time: FigureTime,
  span: Span,
): Promise<ReadonlyMap<string, Figures>> {
  const key = (column: Column): SQL<string> =>
    span === 'day'
      ? sql`to_char(${column} AT TIME ZONE ${time.timeZone}, 'YYYY-MM-DD')`
      : sql`''::text`;
  const byKey = sql`1`;
  const shown = (column: Column) => inPeriod(column, time, time);
  const parts: readonly (Partial<Figures> & { key: string })[] = [
    ...(await db
      .select({ key: key(member.createdAt), joined: count() })
      .from(member)
      .where(and(within(scope, member.id), ne(member.type, TRIAL_TYPE), shown(member.createdAt)))
      .groupBy(byKey)),
    ...(await db
      .select({
        key: key(bet.settledAt),
        active: countDistinct(bet.memberId),
        stake: sum(bet.stake),
        payout: sum(bet.payout),
      })
      .from(bet)
      .where(and(within(scope, bet.memberId), eq(bet.state, 'settled'), shown(bet.settledAt)))
      .groupBy(byKey)),
    ...(await db
      .select({ key: key(deposit.closedAt), deposits: sum(deposit.amount) })
      .from(deposit)
      .where(
        and(within(scope, deposit.memberId), eq(deposit.state, 'paid'), shown(deposit.closedAt)),
      )
      .groupBy(byKey)),
    ...(await db
      .select({ key: key(withdrawal.closedAt), withdrawals: sum(withdrawal.amount) })
      .from(withdrawal)
      .where(
        and(
          within(scope, withdrawal.memberId),
          eq(withdrawal.state, 'paid'),
          shown(withdrawal.closedAt),
        ),
      )
      .groupBy(byKey)),
    ...(await db
      .select({ key: key(commission.paidAt), commission: sum(commission.amount) })
      .from(commission)
      .where(and(eq(commission.agentId, holderOf(scope)), shown(commission.paidAt)))
      .groupBy(byKey)),
  ];
  const figures = new Map<string, Figures>();
  for (const { key: at, ...part } of parts)
    figures.set(at, { ...NO_FIGURES, ...figures.get(at), ...part });
  return figures;
}

/** The figures of a scope over a period as one. */
export async function readTotals(db: Database, scope: Scope, time: FigureTime): Promise<Figures> {
  return (await readFigures(db, scope, time, 'period')).get('') ?? NO_FIGURES;
}
