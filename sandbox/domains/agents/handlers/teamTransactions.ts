import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#sandbox/ledger/schema.ts';
import type { MovementKind } from '#src/platform/contract.generated.ts';
import { memberLine } from '../schema.ts';
import { accountIs, inTeam } from '../team/inTeam.ts';

const sumWhere = (narrowing: SQL) =>
  sql`coalesce(sum(net) FILTER (WHERE ${narrowing}), 0)`.mapWith(BigInt);

/** The kind of a movement of money; the others move only points, whose accounts are excluded. */
const kindOf = sql<MovementKind>`${ledgerTransaction.kind}`;

const SORTS = { at: ledgerTransaction.at, amount: ledgerEntry.amount };

/** Returns the account movements of an agent's team (S1.3, S2.17). */
export const getTeamTransactions: Handler<'getTeamTransactions'> = async ({
  db,
  merchant,
  session,
  now,
  query: { from, to, account, exact, kind, sort, order, pageNo, pageSize },
}) => {
  const by = order === 'asc' ? asc : desc;
  requireModule(merchant, 'agent');
  const { timeZone } = merchant.brand.market;
  const where = and(
    eq(ledgerTransaction.merchantCode, merchant.merchantCode),
    ne(ledgerAccount.currency, POINTS),
    inPeriod(ledgerTransaction.at, { from, to }, { timeZone, now }),
    accountIs(account, exact),
    kind === undefined ? undefined : eq(ledgerTransaction.kind, kind),
  );
  // Members are joined only for their accounts: a large team has many movements.
  const moved = () => {
    const entries = db
      .select({
        id: ledgerEntry.id,
        amount: ledgerEntry.amount,
        transactionId: ledgerEntry.transactionId,
        at: ledgerTransaction.at,
      })
      .from(ledgerEntry)
      .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
      .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
      .innerJoin(memberLine, inTeam(session.member.id, ledgerAccount.memberId))
      .where(where)
      .$dynamic();
    return account === undefined
      ? entries
      : entries.innerJoin(member, eq(member.id, ledgerAccount.memberId));
  };
  const entries = moved().as('entries');
  // A movement between two accounts of the team, or to a withdrawal hold, counts as neither received nor spent.
  const nets = db
    .select({ entries: count().as('entries'), net: sql`sum(${entries.amount})`.as('net') })
    .from(entries)
    .groupBy(entries.transactionId)
    .as('nets');
  const [sums] = await db
    .select({
      total: sql`coalesce(sum(entries), 0)`.mapWith(Number),
      in: sumWhere(sql`net > 0`),
      out: sumWhere(sql`net < 0`),
    })
    .from(nets);
  const sorts = [SORTS[sort], ledgerTransaction.at, ledgerEntry.id].map((column) => by(column));
  const picked = moved()
    .orderBy(...sorts)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .as('picked');
  const rows = await db
    .select({
      ...{ id: ledgerEntry.id, account: member.account, kind: kindOf },
      ...{ vassalage: ledgerAccount.vendorCode, reference: ledgerTransaction.reference },
      ...{ amount: ledgerEntry.amount, balanceAfter: ledgerEntry.balanceAfter },
      at: ledgerTransaction.at,
    })
    .from(picked)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, picked.id))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(member, eq(member.id, ledgerAccount.memberId))
    .orderBy(...sorts);
  const total = sums?.total ?? 0;
  return {
    transactions: rows.map(({ amount, balanceAfter, at, ...row }) => ({
      ...row,
      amount: amountText(merchant, amount),
      balanceAfter: amountText(merchant, balanceAfter),
      at: at.toISOString(),
    })),
    totals: {
      in: amountText(merchant, sums?.in ?? 0n),
      out: amountText(merchant, -(sums?.out ?? 0n)),
    },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
