import { eq } from 'drizzle-orm';
import { lockMember } from '#sandbox/domains/protection/player.ts';
import { collectFunds } from '#sandbox/domains/wallet/collectFunds.ts';
import { transferBetweenOwn } from '#sandbox/domains/wallet/transferBetweenOwn.ts';
import { closedVendorWallets } from '#sandbox/domains/wallet/vendorWallets.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import { openVendorsOf } from './openGames.ts';

/** Whether a member has wallets per vendor and has switched automatic transfer on. */
async function hasAutomaticTransfer(
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
 * Transfers all funds of a member to the wallet of the vendor whose game opens, if automatic transfer is on: those in other vendors'
 * wallets are collected first. A closed vendor wallet gets nothing. Returns the amount transferred to the vendor, in minor units.
 *
 * @param db a transaction; the caller has made sure that the member may play
 */
export async function transferToVendor(
  db: Database,
  merchant: Merchant,
  memberId: string,
  vendorCode: string,
  now: Date,
): Promise<bigint> {
  if (!(await hasAutomaticTransfer(db, merchant, memberId))) return 0n;
  await lockMember(db, memberId);
  const collected = await collectFunds(db, merchant, memberId, now, (code) => code !== vendorCode);
  const amount = await balanceOf(db, merchant, walletOf(merchant, memberId));
  const isClosed = (await closedVendorWallets(db, merchant.merchantCode)).has(vendorCode);
  const sent = isClosed ? 0n : amount;
  if (sent > 0n) {
    const to = { kind: 'vendor', vendorCode } as const;
    await transferBetweenOwn(
      db,
      merchant,
      memberId,
      { from: { kind: 'main' }, to, amount: sent },
      now,
    );
  }
  if (sent + collected.amount > 0n) await publishBalance(db, merchant, memberId, now);
  return sent;
}

/**
 * Collects a member's funds from the vendors without an open game, if automatic transfer is on. Returns the amount collected, in minor
 * units.
 *
 * @param db a transaction
 * @param vendorCode the vendor to collect from; all of them if omitted
 */
export async function collectIdleFunds(
  db: Database,
  merchant: Merchant,
  memberId: string,
  now: Date,
  vendorCode?: string,
): Promise<bigint> {
  if (!(await hasAutomaticTransfer(db, merchant, memberId))) return 0n;
  await lockMember(db, memberId);
  const open = await openVendorsOf(db, memberId, now);
  const { amount } = await collectFunds(
    db,
    merchant,
    memberId,
    now,
    (code) => !open.has(code) && (vendorCode === undefined || vendorCode === code),
  );
  if (amount > 0n) await publishBalance(db, merchant, memberId, now);
  return amount;
}
