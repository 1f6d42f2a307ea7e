import {
  betSums,
  netOf,
  type RecordedBet,
  recordedBet,
  recordedBets,
  validStake,
} from '#sandbox/domains/bets/betRecord.ts';
import { stakesTowardsBonuses } from '#sandbox/domains/rewards/stakesTowardsBonuses.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { Bet } from '#src/platform/contract.generated.ts';
import { selectionText } from '../selectionText.ts';

function betValue(
  merchant: Priced,
  { row, gameCode, game, vendor }: RecordedBet,
  bonuses: ReadonlyMap<number, bigint>,
  language: Language,
): Bet {
  const net = netOf(row);
  return {
    betId: row.id,
    roundId: row.roundId,
    gameCode,
    displayName: game,
    vassalage: row.vendorCode,
    vendorName: vendor,
    gameType: row.gameType,
    selection: selectionText(row, language),
    stake: amountText(merchant, row.stake),
    validStake: amountText(merchant, validStake(row)),
    bonusStake: amountText(merchant, bonuses.get(row.id) ?? 0n),
    payout: amountText(merchant, row.payout),
    net: net === undefined ? null : amountText(merchant, net),
    state: row.state,
    at: row.at.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

/** Returns one bet of a player, or null if the number is not one of their bets (S2.16). */
export const getBet: Handler<'getBet'> = async ({ db, session, merchant, query }) => {
  const reader = { merchant, memberId: session.member.id };
  const found = await recordedBet(db, reader, query.betId, query.language);
  if (!found) return null;
  return betValue(
    merchant,
    found,
    await stakesTowardsBonuses(db, reader.memberId, [found.row]),
    query.language,
  );
};

/** Returns a player's betting record with its totals (S2.16). */
export const getBets: Handler<'getBets'> = async ({ db, session, merchant, now, query }) => {
  const { sort, order, pageNo, pageSize, language, ...filter } = query;
  const reader = { merchant, memberId: session.member.id, now };
  const sums = await betSums(db, reader, filter);
  const page = { pageNo, pageSize };
  const bets = await recordedBets(db, reader, filter, { sort, order, language, page });
  const rows = bets.map(({ row }) => row);
  const bonuses = await stakesTowardsBonuses(db, reader.memberId, rows);
  return {
    bets: bets.map((each) => betValue(merchant, each, bonuses, language)),
    totals: {
      bets: sums.bets,
      stake: amountText(merchant, sums.stake),
      validStake: amountText(merchant, sums.validStake),
      payout: amountText(merchant, sums.payout),
      net: amountText(merchant, sums.payout - sums.stake),
      running: { bets: sums.runningBets, stake: amountText(merchant, sums.runningStake) },
    },
    totalPages: Math.ceil(sums.all / pageSize),
    total: sums.all,
  };
};
