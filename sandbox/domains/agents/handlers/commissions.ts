import { and, asc, type Column, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { type Days, inPeriod } from '#sandbox/kernel/market/period.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import type { Commission, CommissionPage, ContractSide } from '#src/platform/contract.generated.ts';
import type { ContractKind } from '../contracts/kinds.ts';
import { readCorrections } from '../corrections/correctionsDuring.ts';
import { commission, contract } from '../schema.ts';
import { FEE_RATES } from '../settings.ts';
import { SHARE_BELOW, shareBelow } from '../settlement/shareBelow.ts';
import { type CommissionRow, termsOf } from '../settlement/termsOf.ts';
import { correctionValue } from './correctionValue.ts';

type CommissionHandlers = Pick<
  AreaHandlers<'agents'>,
  'getDividendRecords' | 'getSalaryRecords' | 'getCommission'
>;

type AgentCall = Pick<Call<'getDividendRecords'>, 'db' | 'merchant' | 'session' | 'now'>;

/** A figure of a branch of the team. */
type Figure = 'stake' | 'net' | 'bonuses' | 'fees' | 'amount';

const NOTHING = {
  ...{ total: 0, stake: 0n, net: 0n, bonuses: 0n, fees: 0n },
  ...{ below: 0n, corrections: 0n, amount: 0n },
};

const FEE_PERCENTS = {
  depositPercent: percentText(FEE_RATES.deposit),
  withdrawalPercent: percentText(FEE_RATES.withdrawal),
};

const sum = (column: Column | SQL) => sql`coalesce(sum(${column}), 0)`.mapWith(BigInt);

/** The API value of figures in minor units. */
const figuresValue = (
  merchant: Priced,
  { stake, net, bonuses, fees, amount }: Record<Figure, bigint>,
) => ({
  ...{ stake: amountText(merchant, stake), net: amountText(merchant, net) },
  ...{
    bonuses: amountText(merchant, bonuses),
    fees: amountText(merchant, fees),
    amount: amountText(merchant, amount),
  },
});

const commissionValue = (merchant: Priced, row: CommissionRow, account: string): Commission => ({
  id: row.id,
  contractId: row.contractId,
  account,
  kind: row.kind,
  ratePercent: percentText(row.rate),
  from: row.periodFrom.toISOString(),
  until: row.periodUntil.toISOString(),
  players: row.players,
  ...figuresValue(merchant, row),
  below: amountText(merchant, shareBelow(row)),
  corrections: amountText(merchant, row.corrections),
  carriedIn: amountText(merchant, row.carriedIn),
  carriedOut: amountText(merchant, row.carriedOut),
  paidAt: row.paidAt.toISOString(),
});

/** The condition for payments to an agent, or from the contracts that they gave to others. */
const onSide = (agentId: string, side: ContractSide): SQL =>
  side === 'received' ? eq(commission.agentId, agentId) : eq(contract.offererId, agentId);

const SORTS = {
  ...{ paidAt: commission.paidAt, amount: commission.amount },
  ...{ stake: commission.stake, net: commission.net },
};

/** The filters and order of requested payments. */
interface CommissionQuery extends Days, Page {
  side: ContractSide;
  sort: keyof typeof SORTS;
  order: 'asc' | 'desc';
}

/** A sorted page of payments from contracts of a kind, on one side of an agent, with the totals of all pages. */
async function commissionsOf(
  { db, merchant, session, now }: AgentCall,
  kind: ContractKind,
  { side, from, to, sort, order, pageNo, pageSize }: CommissionQuery,
): Promise<CommissionPage> {
  const by = order === 'asc' ? asc : desc;
  requireModule(merchant, 'agent');
  const { timeZone } = merchant.brand.market;
  const where = and(
    onSide(session.member.id, side),
    eq(commission.kind, kind),
    inPeriod(commission.paidAt, { from, to }, { timeZone, now }),
  );
  const [sums] = await db
    .select({
      total: count(),
      ...{ stake: sum(commission.stake), net: sum(commission.net), amount: sum(commission.amount) },
      ...{ bonuses: sum(commission.bonuses), fees: sum(commission.fees) },
      ...{ below: sum(SHARE_BELOW[kind]), corrections: sum(commission.corrections) },
    })
    .from(commission)
    .innerJoin(contract, eq(contract.id, commission.contractId))
    .where(where);
  const rows = await db
    .select({ row: commission, account: member.account })
    .from(commission)
    .innerJoin(contract, eq(contract.id, commission.contractId))
    .innerJoin(member, eq(member.id, commission.agentId))
    .where(where)
    .orderBy(by(SORTS[sort]), by(commission.paidAt), by(commission.periodFrom), by(commission.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const { total, below, corrections, ...figures } = sums ?? NOTHING;
  return {
    commissions: rows.map(({ row, account }) => commissionValue(merchant, row, account)),
    totals: {
      ...figuresValue(merchant, figures),
      ...{ below: amountText(merchant, below), corrections: amountText(merchant, corrections) },
    },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

/** Handlers for dividend and salary records (S1.3, S2.17). */
export const commissionHandlers: CommissionHandlers = {
  getDividendRecords: (call) => commissionsOf(call, 'dividend', call.query),
  getSalaryRecords: (call) => commissionsOf(call, call.query.kind, call.query),
  async getCommission({ db, merchant, session: { member: agent }, query: { id } }) {
    requireModule(merchant, 'agent');
    const isParty = or(onSide(agent.id, 'received'), onSide(agent.id, 'given'));
    const [found] = await db
      .select({ row: commission, account: member.account })
      .from(commission)
      .innerJoin(contract, eq(contract.id, commission.contractId))
      .innerJoin(member, eq(member.id, commission.agentId))
      .where(and(eq(commission.id, id), isParty));
    if (!found) return null;
    const { contractId, periodFrom: from, periodUntil: until } = found.row;
    const { terms, rounding } = await termsOf(db, found.row);
    const corrections = await readCorrections(db, { contractId, from, until });
    return {
      commission: commissionValue(merchant, found.row, found.account),
      terms: terms.map(({ through, below, players, ...figures }) => ({
        ...{
          through,
          belowPercent: percentText(below),
          players,
          ...figuresValue(merchant, figures),
        },
      })),
      rounding: amountText(merchant, rounding),
      corrections: corrections.map((one) => correctionValue(merchant, one)),
      feeRates: FEE_PERCENTS,
    };
  },
};
