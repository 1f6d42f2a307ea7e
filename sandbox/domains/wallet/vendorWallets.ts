import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { TransferWallet } from '#sandbox/ledger/movements/transfer.ts';
import type { VendorWalletState } from '#src/platform/contract.generated.ts';
import { closedVendorWallet } from './transfers/schema.ts';

/** The reasons why vendors' wallets take no transfers at a merchant, by vendor code; vendors not in it are ready. */
export async function closedVendorWallets(
  db: Database,
  merchantCode: string,
): Promise<ReadonlyMap<string, 'busy' | 'maintenance'>> {
  const rows = await db
    .select()
    .from(closedVendorWallet)
    .where(eq(closedVendorWallet.merchantCode, merchantCode));
  return new Map(rows.map(({ vendorCode, state }) => [vendorCode, state]));
}

/** Refuses a transfer with a vendor's wallet that is closed for now (`vendor_wallet_busy`, `vendor_wallet_maintenance`). */
export async function requireReady(
  db: Database,
  merchantCode: string,
  ...wallets: readonly TransferWallet[]
): Promise<void> {
  const closed = await closedVendorWallets(db, merchantCode);
  for (const wallet of wallets) {
    const state = wallet.kind === 'vendor' ? closed.get(wallet.vendorCode) : undefined;
    if (state) throw new Refusal(`vendor_wallet_${state}`);
  }
}

/** Opens or closes the wallet of a vendor at a merchant for transfers. */
export async function setVendorWallet(
  db: Database,
  { merchantCode, vendorCode }: { merchantCode: string; vendorCode: string },
  state: VendorWalletState,
): Promise<void> {
  await db
    .delete(closedVendorWallet)
    .where(
      and(
        eq(closedVendorWallet.merchantCode, merchantCode),
        eq(closedVendorWallet.vendorCode, vendorCode),
      ),
    );
  if (state !== 'ready')
    await db.insert(closedVendorWallet).values({ merchantCode, vendorCode, state });
}
