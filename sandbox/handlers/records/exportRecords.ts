import type { Handler } from '#sandbox/contract/operations.ts';
import { type StatementLine, statementParts } from '#sandbox/ledger/statement.ts';
import { amountText } from '#sandbox/money.ts';
import { dayOf } from '#sandbox/play/period.ts';
import { monthsAfter } from '#sandbox/protection/exclusion.ts';
import { csvOf } from '#sandbox/wallet/csv.ts';
import { MONEY_ACCOUNTS } from '#sandbox/wallet/moneyStatement.ts';
import { periodOf } from '#sandbox/wallet/periodOf.ts';
import { RECORD_MONTHS } from '#sandbox/wallet/settings.ts';
import { vendorNames } from '#sandbox/wallet/vendorNames.ts';
import { zonedTime } from '#sandbox/wallet/zonedTime.ts';

/** Lines that are read at a time; of all others there is only the text. */
const PART_LINES = 1000;

const HEAD = ['time', 'kind', 'reference', 'wallet', 'amount', 'balance'];

/** The day so many months before another. */
const monthsBefore = (day: string, months: number): string =>
  monthsAfter(new Date(`${day}T00:00:00Z`), -months)
    .toISOString()
    .slice(0, 10);

/** The statement of a filter as a file, the oldest line first, its times those of the market. */
export const exportRecords: Handler<'exportRecords'> = async ({
  db,
  merchant,
  session: { member },
  now,
  query: { from, to, kind, language },
}) => {
  const { timeZone } = merchant.brand.market;
  const last = to ?? dayOf(now, timeZone);
  const days = { from: from ?? monthsBefore(last, RECORD_MONTHS), to: last };
  const period = await periodOf(db, days, { timeZone, now });
  const filter = { accounts: MONEY_ACCOUNTS, kinds: kind && [kind], ...period };
  const names = await vendorNames(db, language);
  const timeOf = zonedTime(timeZone);
  const rowOf = ({ at, kind: what, reference, account, vendorCode, ...sums }: StatementLine) => [
    ...[timeOf(at), what, reference],
    vendorCode === null ? account : (names.get(vendorCode) ?? vendorCode),
    ...[amountText(sums.amount), amountText(sums.balanceAfter)],
  ];
  let content = csvOf([HEAD]);
  for await (const lines of statementParts(db, member.id, filter, PART_LINES)) {
    content += csvOf(lines.map(rowOf));
  }
  return {
    fileName: `records-${dayOf(now, timeZone)}.csv`,
    mediaType: 'text/csv',
    content,
  };
};
