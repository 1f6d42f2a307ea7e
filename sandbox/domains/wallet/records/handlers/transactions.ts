import { bonusTitles } from '#sandbox/domains/rewards/bonusTitles.ts';
import {
  MONEY_ACCOUNTS,
  type MoneyLine,
  moneyLines,
} from '#sandbox/domains/wallet/moneyStatement.ts';
import { lifetimeDeposits, moneyTotals } from '#sandbox/domains/wallet/moneyTotals.ts';
import { periodOf } from '#sandbox/domains/wallet/periodOf.ts';
import { vendorNames } from '#sandbox/domains/wallet/vendorNames.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { statement } from '#sandbox/ledger/statement.ts';
import type { Transaction } from '#src/platform/contract.generated.ts';

/** Display names in the reader's language. */
interface Names {
  vendors: ReadonlyMap<string, string>;
  bonuses: ReadonlyMap<string, string>;
}

const transactionValue = (
  merchant: Priced,
  line: MoneyLine,
  { vendors, bonuses }: Names,
): Transaction => ({
  id: line.id,
  at: line.at.toISOString(),
  kind: line.kind,
  reference: line.reference,
  note: bonuses.get(line.reference) ?? line.note,
  account: line.account,
  vassalage: line.vendorCode,
  vendorName: line.vendorCode && (vendors.get(line.vendorCode) ?? line.vendorCode),
  amount: amountText(merchant, line.amount),
  balanceAfter: amountText(merchant, line.balanceAfter),
});

/** Returns the statement of a player's wallets with its totals (S2.16 transactionHistory). */
export const getTransactions: Handler<'getTransactions'> = async ({
  db,
  merchant,
  session: { member },
  now,
  query: { from, to, kind, pageNo, pageSize, language },
}) => {
  const { timeZone } = merchant.brand.market;
  const period = await periodOf(db, { from, to }, { timeZone, now });
  const filter = { accounts: MONEY_ACCOUNTS, kinds: kind && [kind], ...period };
  const { lines, totals } = await statement(db, member.id, filter, { pageNo, pageSize });
  const shown = moneyLines(lines);
  const given = shown.filter((line) => line.kind === 'bonus').map(({ reference }) => reference);
  const names = {
    vendors: await vendorNames(db, language),
    bonuses: await bonusTitles(db, member.id, given, language),
  };
  const { lines: total, received, spent, moved } = moneyTotals(totals);
  const { deposited, withdrawn } = await lifetimeDeposits(db, merchant, member.id);
  return {
    transactions: shown.map((line) => transactionValue(merchant, line, names)),
    totals: {
      received: amountText(merchant, received),
      spent: amountText(merchant, spent),
      moved: amountText(merchant, moved),
    },
    lifetime: {
      deposited: amountText(merchant, deposited),
      withdrawn: amountText(merchant, withdrawn),
      net: amountText(merchant, deposited - withdrawn),
    },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
