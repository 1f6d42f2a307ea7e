import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { fundTransfer } from '#sandbox/database/schema/wallet.ts';
import { transferToMember } from '#sandbox/ledger/movements/transfer.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { isStopped, lockMember } from '#sandbox/protection/player.ts';
import { turnoverLeft } from '#sandbox/rewards/turnover.ts';
import { newReference } from './reference.ts';

/** A transfer from one member to another. */
export interface LineTransfer {
  memberId: string;
  toMemberId: string;
  /** In minor units, above zero. */
  amount: bigint;
  /** What the other reads with it; empty where there is nothing. */
  note: string;
}

/**
 * Moves money from a member's wallet to that of another and keeps a record of it. The caller checks that
 * the other is in the member's line (S6.4). Refuses a member who is on a break or suspended by now
 * (`line_transfer_unavailable`), and one who has turnover left (`turnover_left`), as a withdrawal does:
 * otherwise a bonus could be passed on and withdrawn by somebody else.
 *
 * @throws InsufficientFunds where the wallet does not cover the amount
 */
export async function transferToLine(
  db: Database,
  merchant: Merchant,
  { memberId, toMemberId, amount, note }: LineTransfer,
  at: Date,
): Promise<typeof fundTransfer.$inferSelect> {
  const stops = await lockMember(db, memberId);
  if (!stops || isStopped(stops, at)) throw new Refusal('line_transfer_unavailable');
  if ((await turnoverLeft(db, memberId)) > 0n) throw new Refusal('turnover_left');
  const reference = newReference('T');
  await transferToMember(db, {
    ...{ merchant, memberId, toMemberId, amount, at },
    ...{ key: reference, reference },
  });
  const { merchantCode } = merchant;
  const [row] = await db
    .insert(fundTransfer)
    .values({ reference, merchantCode, memberId, toMemberId, amount, note, at })
    .returning();
  if (!row) throw new Error('The transfer was not kept.');
  return row;
}
