import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { ContractKind } from '#sandbox/agents/contracts/kinds.ts';
import type { AreaHandlers, Call } from '#sandbox/contract/operations.ts';
import { commission } from '#sandbox/database/schema/agents.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import { requireModule } from '#sandbox/modules/requireModule.ts';
import { amountText } from '#sandbox/money.ts';
import { percentText } from '#sandbox/percent.ts';
import { type Days, inPeriod } from '#sandbox/play/period.ts';
import type { Commission, CommissionPage } from '#src/platform/contract.generated.ts';

type CommissionHandlers = Pick<AreaHandlers<'agents'>, 'getDividendRecords' | 'getSalaryRecords'>;

/** A call by an agent. */
type AgentCall = Pick<Call<'getDividendRecords'>, 'db' | 'merchant' | 'session' | 'now'>;

const sum = (column: typeof commission.stake | typeof commission.net | typeof commission.amount) =>
  sql`coalesce(sum(${column}), 0)`.mapWith(BigInt);

const commissionValue = (row: typeof commission.$inferSelect): Commission => ({
  id: row.id,
  contractId: row.contractId,
  kind: row.kind,
  ratePercent: percentText(row.rate),
  from: row.periodFrom.toISOString(),
  until: row.periodUntil.toISOString(),
  players: row.players,
  stake: amountText(row.stake),
  net: amountText(row.net),
  amount: amountText(row.amount),
  paidAt: row.paidAt.toISOString(),
});

/** What the contracts of a kind paid an agent, the newest first, with the sums of all pages. */
async function commissionsOf(
  { db, merchant, session, now }: AgentCall,
  kind: ContractKind,
  { from, to, pageNo, pageSize }: Days & Page,
): Promise<CommissionPage> {
  requireModule(merchant, 'agent');
  const { timeZone } = merchant.brand.market;
  const where = and(
    eq(commission.agentId, session.member.id),
    eq(commission.kind, kind),
    inPeriod(commission.paidAt, { from, to }, { timeZone, now }),
  );
  const [sums] = await db
    .select({
      total: count(),
      ...{ stake: sum(commission.stake), net: sum(commission.net), amount: sum(commission.amount) },
    })
    .from(commission)
    .where(where);
  const rows = await db
    .select()
    .from(commission)
    .where(where)
    .orderBy(desc(commission.paidAt), desc(commission.periodFrom), desc(commission.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const { total, stake, net, amount } = sums ?? { total: 0, stake: 0n, net: 0n, amount: 0n };
  return {
    commissions: rows.map(commissionValue),
    totals: { stake: amountText(stake), net: amountText(net), amount: amountText(amount) },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

/** Dividend and salary records (S1.3, S2.17). */
export const commissionHandlers: CommissionHandlers = {
  getDividendRecords: (call) => commissionsOf(call, 'dividend', call.query),
  getSalaryRecords: (call) => commissionsOf(call, call.query.kind, call.query),
};
