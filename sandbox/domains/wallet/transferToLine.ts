import { verificationState } from '#sandbox/domains/accounts/verification/proof.ts';
import { depositLeft, depositsOf } from '#sandbox/domains/protection/depositLimit.ts';
import { limitsOf } from '#sandbox/domains/protection/limits.ts';
import { lockMembers } from '#sandbox/domains/protection/lockMembers.ts';
import { isStopped, type PlayerStops } from '#sandbox/domains/protection/player.ts';
import { isAbove } from '#sandbox/domains/protection/receivedInLine.ts';
import { turnoverLeft } from '#sandbox/domains/rewards/turnover.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { transferToMember } from '#sandbox/ledger/movements/transfer.ts';
import { newReference } from './reference.ts';
import { fundTransfer } from './transfers/schema.ts';

/** A transfer from one member to another. */
export interface LineTransfer {
  memberId: string;
  toMemberId: string;
  /** In minor units, above zero. */
  amount: bigint;
  /** The note to the receiver; empty if there is none. */
  note: string;
}

/** Whether both members of a transfer are free to act: neither is on a break or suspended, nor has closed the account. */
export const canTransfer = (both: readonly (PlayerStops | undefined)[], now: Date): boolean =>
  both.every((stops) => stops !== undefined && !isStopped(stops, now));

/** Locks both members of a transfer. Refuses if one of them is on a break, suspended, or has closed the account by now. */
async function lockBoth(
  db: Database,
  { memberId, toMemberId }: LineTransfer,
  now: Date,
): Promise<void> {
  const both = await lockMembers(db, [memberId, toMemberId]);
  if (!canTransfer([...both.values()], now)) throw new Refusal('line_transfer_unavailable');
}

/**
 * Refuses a transfer already made if it comes from above and exceeds a deposit limit that the receiver has set. It is refused like one to
 * an unavailable receiver: this reveals nothing of their limits, and nobody can probe them without the money.
 */
async function checkReceiversLimit(
  db: Database,
  { memberId, toMemberId }: LineTransfer,
  now: Date,
): Promise<void> {
  if (!(await isAbove(db, memberId, toMemberId))) return;
  const left = depositLeft(await limitsOf(db, toMemberId), await depositsOf(db, toMemberId, now));
  if (left !== undefined && left < 0n) throw new Refusal('line_transfer_unavailable');
}

/**
 * Moves money from a member's wallet to another's and keeps a record of it. The caller checks that the other is in the member's line
 * (S6.4), and rolls back its transaction `db` on a refusal. Refuses if either is on a break, suspended, or has closed the account, and what
 * exceeds a deposit limit of the receiver (`line_transfer_unavailable`). A sender is refused as in a withdrawal, which somebody else could
 * otherwise make for them: before their identity is verified (`identity_not_verified`), and while they have an unmet wagering requirement
 * (`turnover_left`).
 *
 * @throws InsufficientFunds if the wallet does not cover the amount
 */
export async function transferToLine(
  db: Database,
  merchant: Merchant,
  transfer: LineTransfer,
  at: Date,
): Promise<typeof fundTransfer.$inferSelect> {
  const { memberId, toMemberId, amount, note } = transfer;
  await lockBoth(db, transfer, at);
  if ((await verificationState(db, memberId)) !== 'approved') {
    throw new Refusal('identity_not_verified');
  }
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
  await checkReceiversLimit(db, transfer, at);
  return row;
}
