import { eq } from 'drizzle-orm';
import type { Catalogue } from '#sandbox/domains/catalogue/catalogue.ts';
import { lockPlayer } from '#sandbox/domains/protection/player.ts';
import { collectFunds } from '#sandbox/domains/wallet/collectFunds.ts';
import { transferBetweenOwn } from '#sandbox/domains/wallet/transferBetweenOwn.ts';
import { requireReady } from '#sandbox/domains/wallet/vendorWallets.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import type { TransferWallet } from '#sandbox/ledger/movements/transfer.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import type { WalletName } from '#src/platform/contract.generated.ts';
import { transferValue } from './transferValue.ts';

type TransferHandlers = Pick<
  AreaHandlers<'wallet'>,
  'transferBetweenWallets' | 'collectFunds' | 'setAutomaticFunds'
>;

const MAIN: TransferWallet = { kind: 'main' };

function requireWallets({ brand }: Merchant): void {
  if (brand.wallet.single) throw new Refusal('wallet_single');
}

/** Reads the wallet named in a request. Refuses a vendor wallet without a vendor code, and an unknown vendor code. */
function walletNamed(
  catalogue: Catalogue,
  field: string,
  { kind, vassalage }: WalletName,
): TransferWallet {
  if (kind === 'main') return MAIN;
  if (vassalage === undefined) {
    throw refuseParameters({ in: 'body', name: `${field}.vassalage`, reason: 'must be a vendor' });
  }
  return { kind, vendorCode: catalogue.vendor(vassalage).code };
}

/** Handlers for transfers between the main wallet and the vendors' (S2.16, S7.19). */
export const transferHandlers = (catalogue: Catalogue): TransferHandlers => ({
  async transferBetweenWallets({ db, merchant, session, now, body }) {
    requireWallets(merchant);
    const from = walletNamed(catalogue, 'from', body.from);
    const to = walletNamed(catalogue, 'to', body.to);
    if (from.kind === to.kind) throw new Refusal('wallet_same');
    await requireReady(db, merchant.merchantCode, from, to);
    // Money can leave a vendor's wallet at any time, but enter it only while the player is allowed to play.
    if (to.kind === 'vendor') await lockPlayer(db, session.member.id, now);
    const amount = givenAmount(merchant, 'amount', body.amount);
    if (amount === 0n) throw new Refusal('amount_out_of_range');
    const row = await transferBetweenOwn(
      db,
      merchant,
      session.member.id,
      { from, to, amount },
      now,
    );
    await publishBalance(db, merchant, session.member.id, now);
    return transferValue(merchant, row, session.member.id, null);
  },
  async collectFunds({ db, merchant, session, now }) {
    requireWallets(merchant);
    const collected = await collectFunds(db, merchant, session.member.id, now);
    const { amount, transfers, left } = collected;
    if (amount > 0n) await publishBalance(db, merchant, session.member.id, now);
    const balance = await balanceOf(db, merchant, walletOf(merchant, session.member.id));
    return {
      ...{ amount: amountText(merchant, amount), transfers, left: amountText(merchant, left) },
      balance: amountText(merchant, balance),
    };
  },
  async setAutomaticFunds({ db, merchant, session, body: { automatic } }) {
    requireWallets(merchant);
    await db
      .update(member)
      .set({ automaticFunds: automatic })
      .where(eq(member.id, session.member.id));
    return { automatic };
  },
});
