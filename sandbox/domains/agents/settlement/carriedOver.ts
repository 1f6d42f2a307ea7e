import { and, desc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { ContractRow } from '../contracts/contractsInForce.ts';
import { commission, contract } from '../schema.ts';

/** The key of a carry-over: successive contracts of a kind between the same two parties. */
type Succession = Pick<ContractRow, 'agentId' | 'kind' | 'offererId'>;

type EndedContract = ContractRow & { settledUntil: Date; closedAt: Date };

/** The condition for contracts of a kind between the same two parties; the operator is the one without an offerer. */
const sameParties = ({ agentId, kind, offererId }: Succession) =>
  and(
    eq(contract.agentId, agentId),
    eq(contract.kind, kind),
    offererId === null ? isNull(contract.offererId) : eq(contract.offererId, offererId),
  );

/**
 * The negative balance carried over from the settled periods of a contract, and of earlier ones of its kind between the same two parties,
 * in minor units; zero if the balance was not negative.
 */
export async function carriedOver(
  db: Database,
  { settledUntil, ...succession }: Succession & { settledUntil: Date },
): Promise<bigint> {
  const [last] = await db
    .select({ carriedOut: commission.carriedOut })
    .from(commission)
    .innerJoin(contract, eq(contract.id, commission.contractId))
    .where(and(sameParties(succession), lt(commission.periodFrom, settledUntil)))
    .orderBy(desc(commission.periodFrom))
    .limit(1);
  return last?.carriedOut ?? 0n;
}

/** The last earlier contract of the same kind and parties that has ended and is not settled to its end. */
export async function unsettledBefore(
  db: Database,
  { id, settledUntil: until, ...succession }: ContractRow & { settledUntil: Date },
): Promise<EndedContract | undefined> {
  const [earlier] = await db
    .select()
    .from(contract)
    .where(
      and(
        sameParties(succession),
        ne(contract.id, id),
        lt(contract.acceptedAt, until),
        lt(contract.settledUntil, contract.closedAt),
      ),
    )
    .orderBy(desc(contract.acceptedAt))
    .limit(1);
  if (!earlier) return undefined;
  const { settledUntil, closedAt } = earlier;
  return settledUntil && closedAt ? { ...earlier, settledUntil, closedAt } : undefined;
}
