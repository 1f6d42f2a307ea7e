import type { Handler } from '#sandbox/contract/operations.ts';
import { statement } from '#sandbox/ledger/statement.ts';
import { amountText } from '#sandbox/money.ts';
import { MONEY_ACCOUNTS, type MoneyLine, moneyLines } from '#sandbox/wallet/moneyStatement.ts';
import { periodOf } from '#sandbox/wallet/periodOf.ts';
import type { Transaction } from '#src/platform/contract.generated.ts';

const transactionValue = (line: MoneyLine): Transaction => ({
  id: line.id,
  at: line.at.toISOString(),
  kind: line.kind,
  reference: line.reference,
  note: line.note,
  account: line.account,
  vassalage: line.vendorCode,
  amount: amountText(line.amount),
  balanceAfter: amountText(line.balanceAfter),
});

/** The statement of a player's wallets with its sums (S2.16 transactionHistory). */
export const getTransactions: Handler<'getTransactions'> = async ({
  db,
  merchant,
  session: { member },
  now,
  query: { from, to, kind, pageNo, pageSize },
}) => {
  const { timeZone } = merchant.brand.market;
  const period = await periodOf(db, { from, to }, { timeZone, now });
  const kinds = kind && [kind];
  const filter = { accounts: MONEY_ACCOUNTS, kinds, ...period };
  const { lines, totals } = await statement(db, member.id, filter, { pageNo, pageSize });
  // All of these accounts are kept in the merchant's one currency.
  const [sums] = totals;
  const total = sums?.lines ?? 0;
  return {
    transactions: moneyLines(lines).map(transactionValue),
    totals: { received: amountText(sums?.received ?? 0n), spent: amountText(sums?.spent ?? 0n) },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
