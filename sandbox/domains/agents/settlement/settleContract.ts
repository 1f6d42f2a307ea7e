import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { payCommission } from '#sandbox/ledger/movements/commission.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import { COMMISSION_KINDS } from '../contracts/kinds.ts';
import { commission, contract as contracts } from '../schema.ts';
import { dueUntil } from './dueUntil.ts';
import { type Earning, earningsOf, type SettledContract } from './earnings.ts';

/** Pays an earning through the books. The idempotency key names contract and period, so no period is ever paid twice. */
async function pay(
  db: Database,
  merchant: Merchant,
  { id, agentId, kind }: SettledContract,
  { from, amount }: Earning,
  at: Date,
): Promise<void> {
  await payCommission(db, {
    ...{ merchant, memberId: agentId, kind: COMMISSION_KINDS[kind], amount, at },
    ...{ key: `${id}/${from.toISOString()}`, reference: id },
  });
}

/**
 * Settles every whole unsettled period of a contract, however many there are. Publishes the agent's balance if it was paid any.
 *
 * @param contract a row that the transaction has locked
 */
export async function settleContract(
  db: Database,
  merchant: Merchant,
  contract: SettledContract,
  now: Date,
): Promise<void> {
  const { timeZone } = merchant.brand.market;
  const until = await dueUntil(db, contract, timeZone, now);
  if (until <= contract.settledUntil) return;
  const earnings = await earningsOf(db, contract, until, timeZone);
  const { merchantCode, id: contractId, agentId, kind, rate } = contract;
  if (earnings.length > 0) {
    await db.insert(commission).values(
      earnings.map(({ from, until: ended, ...figures }) => ({
        ...{ merchantCode, contractId, agentId, kind, rate, ...figures },
        ...{ periodFrom: from, periodUntil: ended, paidAt: now },
      })),
    );
  }
  const paid = earnings.filter(({ amount }) => amount > 0n);
  for (const earning of paid) await pay(db, merchant, contract, earning, now);
  await db.update(contracts).set({ settledUntil: until }).where(eq(contracts.id, contractId));
  if (paid.length > 0) await publishBalance(db, merchant, agentId, now);
}
