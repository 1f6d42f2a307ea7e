import type { Handler } from '#sandbox/contract/operations.ts';
import { amountText } from '#sandbox/money.ts';
import { netOf, recordedBets, validStake } from '#sandbox/play/betRecord.ts';
import { BET_WORDS } from '#sandbox/play/betWords.ts';
import { dayOf } from '#sandbox/play/period.ts';
import { bonusStakes } from '#sandbox/rewards/bonusStakes.ts';
import { csvHead, csvRows } from '#sandbox/wallet/csv.ts';
import { zonedTime } from '#sandbox/wallet/zonedTime.ts';

/** All bets of a filter as a file, the oldest first, its times those of the market, its words those of a language. */
export const exportBets: Handler<'exportBets'> = async ({ db, session, merchant, now, query }) => {
  const { language, ...filter } = query;
  const reader = { merchant, memberId: session.member.id, now };
  const oldestFirst = { sort: 'at', order: 'asc', language } as const;
  const bets = await recordedBets(db, reader, filter, oldestFirst);
  const recorded = bets.map(({ row }) => row);
  const bonuses = await bonusStakes(db, reader.memberId, recorded);
  const { head, states } = BET_WORDS[language];
  const { timeZone } = merchant.brand.market;
  const timeOf = zonedTime(timeZone);
  const rows = bets.map(({ row, game, vendor }) => {
    const net = netOf(row);
    const isOver = net !== undefined;
    return [
      ...[timeOf(row.at), row.settledAt ? timeOf(row.settledAt) : ''],
      ...[row.roundId, game, vendor, row.selection, states[row.state]],
      ...[amountText(row.stake), amountText(validStake(row))],
      amountText(bonuses.get(row.id) ?? 0n),
      ...[isOver ? amountText(row.payout) : '', isOver ? amountText(net) : ''],
    ];
  });
  return {
    fileName: `bets-${dayOf(now, timeZone)}.csv`,
    mediaType: 'text/csv',
    content: csvHead(head) + csvRows(rows),
  };
};
