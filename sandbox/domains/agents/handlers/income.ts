import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import type { IncomeFigures } from '#src/platform/contract.generated.ts';
import { CONTRACT_KINDS, type ContractKind } from '../contracts/kinds.ts';
import { commission } from '../schema.ts';
import { shownDays } from '../team/shownDays.ts';

type Sums = ReadonlyMap<ContractKind, bigint>;

const amountsValue = (merchant: Priced, sums: Sums): IncomeFigures => {
  const of = (kind: ContractKind) => sums.get(kind) ?? 0n;
  return {
    dividend: amountText(merchant, of('dividend')),
    daily: amountText(merchant, of('daily')),
    hourly: amountText(merchant, of('hourly')),
    realtime: amountText(merchant, of('realtime')),
    total: amountText(
      merchant,
      CONTRACT_KINDS.reduce((total, kind) => total + of(kind), 0n),
    ),
  };
};

/** Returns the daily payments from an agent's contracts (S1.3, S2.17 agentRevenueReport). */
export const getAgentIncome: Handler<'getAgentIncome'> = async (call) => {
  const { db, merchant, session, now, query } = call;
  requireModule(merchant, 'agent');
  const { timeZone } = merchant.brand.market;
  const days = shownDays(query, { timeZone, now });
  const rows = await db
    .select({
      day: sql<string>`to_char(${commission.paidAt} AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`,
      kind: commission.kind,
      amount: sql`sum(${commission.amount})`.mapWith(BigInt),
    })
    .from(commission)
    .where(
      and(
        eq(commission.agentId, session.member.id),
        inPeriod(commission.paidAt, query, { timeZone, now }),
      ),
    )
    .groupBy(sql`1`, commission.kind);
  const byDay = new Map<string, Map<ContractKind, bigint>>();
  const totals = new Map<ContractKind, bigint>();
  for (const { day, kind, amount } of rows) {
    byDay.set(day, (byDay.get(day) ?? new Map<ContractKind, bigint>()).set(kind, amount));
    totals.set(kind, (totals.get(kind) ?? 0n) + amount);
  }
  return {
    countedAt: now.toISOString(),
    days: days.map((day) => ({
      day,
      figures: amountsValue(merchant, byDay.get(day) ?? new Map()),
    })),
    totals: amountsValue(merchant, totals),
  };
};
