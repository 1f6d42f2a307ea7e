import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import { refuseParameters } from '#sandbox/contract/invalidParameters.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf, lockBalancesOf } from '#sandbox/ledger/balances.ts';
import type { TransferWallet } from '#sandbox/ledger/movements/transfer.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { amountText } from '#sandbox/money.ts';
import { givenAmount } from '#sandbox/wallet/givenAmount.ts';
import { publishBalance } from '#sandbox/wallet/publishBalance.ts';
import { transferBetweenOwn } from '#sandbox/wallet/transferBetweenOwn.ts';
import type { WalletName } from '#src/platform/contract.generated.ts';
import { transferValue } from './transferValue.ts';

type TransferHandlers = Pick<AreaHandlers<'wallet'>, 'transferBetweenWallets' | 'collectFunds'>;

const MAIN: TransferWallet = { kind: 'main' };

function requireWallets({ brand }: Merchant): void {
  if (brand.wallet.single) throw new Refusal('wallet_single');
}

/** The wallet that a call names. Refuses a vendor that there is not, and a vendor's wallet without its vendor. */
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

/** Transfers between the main wallet and the vendors' (S2.16, S7.19). */
export const transferHandlers = (catalogue: Catalogue): TransferHandlers => ({
  async transferBetweenWallets({ db, merchant, session: { member }, now, body }) {
    requireWallets(merchant);
    const from = walletNamed(catalogue, 'from', body.from);
    const to = walletNamed(catalogue, 'to', body.to);
    if (from.kind === to.kind) throw new Refusal('wallet_same');
    const amount = givenAmount('amount', body.amount);
    if (amount === 0n) throw new Refusal('amount_out_of_range');
    const row = await transferBetweenOwn(db, merchant, member.id, { from, to, amount }, now);
    await publishBalance(db, merchant, member.id, now);
    return transferValue(row, member.id, null);
  },
  async collectFunds({ db, merchant, session: { member }, now }) {
    requireWallets(merchant);
    // Another collection or a bet at the same time would find the same money.
    const filled = (await lockBalancesOf(db, member.id)).filter(
      ({ kind, balance }) => kind === 'vendor' && balance > 0n,
    );
    let amount = 0n;
    for (const { vendorCode, balance } of filled) {
      if (vendorCode === null) continue;
      const from = { kind: 'vendor', vendorCode } as const;
      await transferBetweenOwn(db, merchant, member.id, { from, to: MAIN, amount: balance }, now);
      amount += balance;
    }
    if (amount > 0n) await publishBalance(db, merchant, member.id, now);
    const balance = await balanceOf(db, merchant, walletOf(merchant, member.id));
    return {
      amount: amountText(amount),
      transfers: filled.length,
      balance: amountText(balance),
    };
  },
});
