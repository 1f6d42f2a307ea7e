import { netOf, recordedBets, validStake } from '#sandbox/domains/bets/betRecord.ts';
import { betWords } from '#sandbox/domains/bets/betWords.ts';
import { stakesTowardsBonuses } from '#sandbox/domains/rewards/stakesTowardsBonuses.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { fileAmount } from '#sandbox/kernel/market/fileAmount.ts';
import { dayOf } from '#sandbox/kernel/market/period.ts';
import { zonedTimeFormatter } from '#sandbox/kernel/market/zonedTimeFormatter.ts';
import { BYTE_ORDER_MARK, csvRows } from '#src/ui/table/csvRows.ts';
import { selectionText } from '../selectionText.ts';

/** Exports a player's filtered bets as a file, oldest first, with times in the market's time zone and text in one language. */
export const exportBets: Handler<'exportBets'> = async ({ db, session, merchant, now, query }) => {
  const { language, ...filter } = query;
  const reader = { merchant, memberId: session.member.id, now };
  const oldestFirst = { sort: 'at', order: 'asc', language } as const;
  const bets = await recordedBets(db, reader, filter, oldestFirst);
  const recorded = bets.map(({ row }) => row);
  const bonuses = await stakesTowardsBonuses(db, reader.memberId, recorded);
  const words = betWords(language);
  const { timeZone } = merchant.brand.market;
  const amount = fileAmount(merchant);
  const timeOf = zonedTimeFormatter(timeZone);
  const rows = bets.map(({ row, game, vendor }) => {
    const net = netOf(row);
    const isOver = net !== undefined;
    return [
      ...[timeOf(row.at), row.settledAt ? timeOf(row.settledAt) : ''],
      ...[row.roundId, game, vendor, selectionText(row, language), words.state(row.state)],
      ...[amount(row.stake), amount(validStake(row))],
      amount(bonuses.get(row.id) ?? 0n),
      ...[isOver ? amount(row.payout) : '', isOver ? amount(net) : ''],
    ];
  });
  return {
    fileName: `bets-${dayOf(now, timeZone)}.csv`,
    mediaType: 'text/csv',
    content: BYTE_ORDER_MARK + csvRows([words.head]) + csvRows(rows),
  };
};
