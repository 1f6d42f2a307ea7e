import { monthsAfter } from '#sandbox/domains/protection/exclusion.ts';
import { bonusTitles } from '#sandbox/domains/rewards/bonusTitles.ts';
import {
  MONEY_ACCOUNTS,
  type MoneyLine,
  moneyLines,
} from '#sandbox/domains/wallet/moneyStatement.ts';
import { periodOf } from '#sandbox/domains/wallet/periodOf.ts';
import { recordWords } from '#sandbox/domains/wallet/recordWords.ts';
import { RECORD_MONTHS } from '#sandbox/domains/wallet/settings.ts';
import { vendorNames } from '#sandbox/domains/wallet/vendorNames.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { fileAmount } from '#sandbox/kernel/market/fileAmount.ts';
import { dayOf } from '#sandbox/kernel/market/period.ts';
import { zonedTimeFormatter } from '#sandbox/kernel/market/zonedTimeFormatter.ts';
import { statementParts } from '#sandbox/ledger/statement.ts';
import { BYTE_ORDER_MARK, csvRows } from '#src/ui/table/csvRows.ts';

/** Lines read at a time; earlier ones are kept only as text. */
const PART_LINES = 1000;

/** The day `months` months before another. */
const monthsBefore = (day: string, months: number): string =>
  monthsAfter(new Date(`${day}T00:00:00Z`), -months)
    .toISOString()
    .slice(0, 10);

/** Exports a player's filtered statement as a file, oldest line first, with times in the market's time zone and text in one language. */
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
  const words = recordWords(language);
  const vendors = await vendorNames(db, language);
  const amount = fileAmount(merchant);
  const timeOf = zonedTimeFormatter(timeZone);
  let content = BYTE_ORDER_MARK + csvRows([words.head]);
  for await (const part of statementParts(db, member.id, filter, PART_LINES)) {
    const lines = moneyLines(part);
    const given = lines.filter((line) => line.kind === 'bonus').map(({ reference }) => reference);
    const bonuses = await bonusTitles(db, member.id, given, language);
    const rowOf = ({ at, reference, vendorCode, ...line }: MoneyLine) => [
      ...[timeOf(at), words.kind(line.kind), reference],
      vendorCode === null ? words.mainWallet : (vendors.get(vendorCode) ?? vendorCode),
      ...[amount(line.amount), amount(line.balanceAfter)],
      bonuses.get(reference) ?? line.note,
    ];
    content += csvRows(lines.map(rowOf));
  }
  return {
    fileName: `records-${dayOf(now, timeZone)}.csv`,
    mediaType: 'text/csv',
    content,
  };
};
