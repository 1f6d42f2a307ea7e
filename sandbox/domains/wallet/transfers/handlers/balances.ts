import type { Catalogue } from '#sandbox/domains/catalogue/catalogue.ts';
import { categoriesOf } from '#sandbox/domains/catalogue/categoriesOf.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { turnoverLeft } from '#sandbox/domains/rewards/turnover.ts';
import { moneyOf, sumOf } from '#sandbox/domains/wallet/moneyOf.ts';
import { closedVendorWallets } from '#sandbox/domains/wallet/vendorWallets.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';

type BalanceHandlers = Pick<AreaHandlers<'wallet'>, 'getWalletBalance'>;

/** The vendors whose games a merchant offers, by name, each once. */
function vendorsOf(catalogue: Catalogue, { brand }: Merchant, language: Language) {
  const cards = categoriesOf(catalogue, brand.categories, language).flatMap((one) => one.cards);
  const names = new Map(cards.map(({ vassalage, displayName }) => [vassalage, displayName]));
  return [...names]
    .map(([vassalage, displayName]) => ({ vassalage, displayName }))
    .sort((one, other) => one.displayName.localeCompare(other.displayName, language));
}

/** Handlers for players' balances (S7.18). */
export const balanceHandlers = ({ catalogue }: HandlerParts): BalanceHandlers => ({
  async getWalletBalance({ db, merchant, session: { member }, query: { language } }) {
    const { market, wallet: kept } = merchant.brand;
    const { wallet, locked, vendors } = await moneyOf(db, merchant, member.id);
    const closed = await closedVendorWallets(db, merchant.merchantCode);
    const balances = new Map(vendors.map(({ vendorCode, balance }) => [vendorCode, balance]));
    return {
      single: kept.single,
      currency: market.currency,
      currencySymbol: market.currencySymbol,
      balance: amountText(merchant, wallet),
      locked: amountText(merchant, locked),
      total: amountText(merchant, wallet + sumOf(vendors)),
      turnoverLeft: amountText(merchant, await turnoverLeft(db, member.id)),
      wallets: kept.single
        ? []
        : vendorsOf(catalogue, merchant, language).map((vendor) => ({
            ...vendor,
            balance: amountText(merchant, balances.get(vendor.vassalage) ?? 0n),
            state: closed.get(vendor.vassalage) ?? 'ready',
          })),
      automatic: !kept.single && member.automaticFunds,
    };
  },
});
