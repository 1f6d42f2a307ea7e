import type { Database } from '#sandbox/kernel/database/database.ts';
import { type MemberAccountName, walletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import { type Movement, postMovement } from './movement.ts';

/** A wallet that a member can transfer to and from: the main one, or a vendor's. */
export type TransferWallet = { kind: 'main' } | { kind: 'vendor'; vendorCode: string };

export interface WalletTransfer extends Movement {
  from: TransferWallet;
  to: TransferWallet;
}

export interface MemberTransfer extends Movement {
  /** The member who receives the money. */
  toMemberId: string;
}

/** Moves money between two wallets of a member (S2.16 transferFund). */
export function transferBetweenWallets(
  db: Database,
  { from, to, ...movement }: WalletTransfer,
): Promise<Posted> {
  const own = (wallet: TransferWallet): MemberAccountName => ({
    memberId: movement.memberId,
    ...wallet,
  });
  return postMovement(db, 'wallet-transfer', movement, own(from), own(to));
}

/** Moves money from a member to their upline or downline (S2.16 transferUpline, S6.4). */
export function transferToMember(
  db: Database,
  { toMemberId, ...movement }: MemberTransfer,
): Promise<Posted> {
  const { merchant, memberId } = movement;
  const wallets = [walletOf(merchant, memberId), walletOf(merchant, toMemberId)] as const;
  return postMovement(db, 'member-transfer', movement, ...wallets);
}
