import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { lockMember } from '#sandbox/protection/player.ts';
import { bringHome } from '#sandbox/wallet/bringHome.ts';
import { publishBalance } from '#sandbox/wallet/publishBalance.ts';
import { transferBetweenOwn } from '#sandbox/wallet/transferBetweenOwn.ts';
import { openVendorsOf } from './openGames.ts';

/** Whether a member has wallets per vendor, and wants money to move between them by itself. */
async function movesByItself(
  db: Database,
  { brand }: Merchant,
  memberId: string,
): Promise<boolean> {
  if (brand.wallet.single) return false;
  const [row] = await db
    .select({ automatic: member.automaticFunds })
    .from(member)
    .where(eq(member.id, memberId));
  return row?.automatic ?? false;
}

/**
 * Moves all money of a member to the wallet of a vendor whose game opens, if the member wants that: what other vendors' wallets hold comes
 * home first. Gives how much has moved to the vendor, in minor units.
 *
 * @param db a transaction; the caller has made sure that the member may play
 */
export async function sendToVendor(
  db: Database,
  merchant: Merchant,
  memberId: string,
  vendorCode: string,
  now: Date,
): Promise<bigint> {
  if (!(await movesByItself(db, merchant, memberId))) return 0n;
  await lockMember(db, memberId);
  const home = await bringHome(db, merchant, memberId, now, (code) => code !== vendorCode);
  const amount = await balanceOf(db, merchant, walletOf(merchant, memberId));
  if (amount > 0n) {
    const to = { kind: 'vendor', vendorCode } as const;
    await transferBetweenOwn(db, merchant, memberId, { from: { kind: 'main' }, to, amount }, now);
  }
  if (amount + home.amount > 0n) await publishBalance(db, merchant, memberId, now);
  return amount;
}

/**
 * Brings a member's money home from the vendors that have no game open, if the member wants that.
 *
 * @param vendorCode the vendor that is meant; all of them where it is left out
 */
export async function sendHome(
  db: Database,
  merchant: Merchant,
  memberId: string,
  now: Date,
  vendorCode?: string,
): Promise<void> {
  if (!(await movesByItself(db, merchant, memberId))) return;
  await lockMember(db, memberId);
  const open = await openVendorsOf(db, memberId, now);
  const { amount } = await bringHome(
    db,
    merchant,
    memberId,
    now,
    (code) => !open.has(code) && (vendorCode === undefined || vendorCode === code),
  );
  if (amount > 0n) await publishBalance(db, merchant, memberId, now);
}
