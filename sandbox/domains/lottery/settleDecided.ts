import { type PlacedBet, settleBet } from '#sandbox/domains/bets/memberBet.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { type AccountName, columnsOf, playWalletOf, rankOf } from '#sandbox/ledger/accountName.ts';
import { lockAccounts } from '#sandbox/ledger/accounts.ts';

/** A bet whose draw has taken place, with its payout in minor units. */
export interface DecidedBet {
  placed: PlacedBet;
  payout: bigint;
}

/** The wallets that winnings go to, each once. */
function walletsOf(merchant: Merchant, wins: readonly DecidedBet[]): AccountName[] {
  const names = wins.map(({ placed: { memberId, vendorCode } }) =>
    playWalletOf(merchant, memberId, vendorCode),
  );
  return [...new Map(names.map((name) => [rankOf(columnsOf(merchant, name)), name])).values()];
}

/**
 * Settles bets in their order. Locks everything that their winnings move first, so that it never deadlocks with new stakes.
 *
 * @param db a transaction that holds the bets locked
 */
export async function settleDecided(
  db: Database,
  merchants: Merchants,
  decided: readonly DecidedBet[],
  now: Date,
): Promise<void> {
  for (const merchant of merchants.all) {
    const { merchantCode } = merchant;
    const wins = decided.filter(
      ({ placed, payout }) => payout > 0n && placed.merchantCode === merchantCode,
    );
    if (wins.length === 0) continue;
    await lockAccounts(db, merchant, [{ kind: 'games' }, ...walletsOf(merchant, wins)]);
  }
  for (const { placed, payout } of decided) {
    await settleBet(db, merchants.find(placed.merchantCode), placed, payout, now);
  }
}
