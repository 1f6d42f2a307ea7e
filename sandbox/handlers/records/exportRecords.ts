import type { Handler } from '#sandbox/contract/operations.ts';
import { statement } from '#sandbox/ledger/statement.ts';
import { amountText } from '#sandbox/money.ts';
import { dayOf } from '#sandbox/play/period.ts';
import { monthsAfter } from '#sandbox/protection/exclusion.ts';
import { csvOf } from '#sandbox/wallet/csv.ts';
import { MONEY_ACCOUNTS } from '#sandbox/wallet/moneyStatement.ts';
import { RECORD_MONTHS } from '#sandbox/wallet/settings.ts';
import { zonedTime } from '#sandbox/wallet/zonedTime.ts';

const HEAD = ['time', 'kind', 'reference', 'wallet', 'amount', 'balance'];

/** The statement of the last months as a file, the oldest line first, its times those of the market. */
export const exportRecords: Handler<'exportRecords'> = async ({
  db,
  merchant,
  session: { member },
  now,
}) => {
  const filter = { accounts: MONEY_ACCOUNTS, from: monthsAfter(now, -RECORD_MONTHS) };
  const all = { pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER };
  const { lines } = await statement(db, member.id, filter, all);
  const { timeZone } = merchant.brand.market;
  const timeOf = zonedTime(timeZone);
  const rows = lines
    .reverse()
    .map(({ at, kind, reference, account, vendorCode, amount, balanceAfter }) => [
      ...[timeOf(at), kind, reference, vendorCode ?? account],
      ...[amountText(amount), amountText(balanceAfter)],
    ]);
  return {
    fileName: `records-${dayOf(now, timeZone)}.csv`,
    mediaType: 'text/csv',
    content: csvOf([HEAD, ...rows]),
  };
};
