import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { playWalletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import type { Playing } from './gameSession.ts';

/** The balance of a game, in minor units: the credits of a free trial, or the wallet of its vendor. */
export async function balanceOfGame(
  db: Database,
  merchant: Merchant,
  { session, game }: Playing,
): Promise<bigint> {
  if (session.memberId === null) return session.trialCredits ?? 0n;
  return balanceOf(db, merchant, playWalletOf(merchant, session.memberId, game.vendorCode));
}
