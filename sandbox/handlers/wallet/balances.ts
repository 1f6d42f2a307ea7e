import { and, eq, isNull, sql } from 'drizzle-orm';
import { requireFlag } from '#sandbox/accounts/flags.ts';
import { contractFlags } from '#sandbox/agents/contracts/requireKind.ts';
import { categoriesOf, type Language } from '#sandbox/catalogue/cards.ts';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { deposit } from '#sandbox/database/schema/wallet.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { POINTS, walletOf } from '#sandbox/ledger/accountName.ts';
import { balancesOf, type MemberBalance } from '#sandbox/ledger/balances.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { amountText } from '#sandbox/money.ts';
import { turnoverLeft } from '#sandbox/rewards/turnover.ts';
import { closedVendorWallets } from '#sandbox/wallet/vendorWallets.ts';

type BalanceHandlers = Pick<AreaHandlers<'wallet'>, 'getWalletBalance' | 'getConsolidatedFunds'>;

const sum = (balances: readonly MemberBalance[]): bigint =>
  balances.reduce((total, { balance }) => total + balance, 0n);

/** What a member has of money: in the main or only wallet, in those of vendors, and held for withdrawals. */
async function moneyOf(db: Database, merchant: Merchant, memberId: string) {
  const money = (await balancesOf(db, memberId)).filter(({ currency }) => currency !== POINTS);
  const { kind } = walletOf(merchant, memberId);
  return {
    wallet: sum(money.filter((one) => one.kind === kind)),
    locked: sum(money.filter((one) => one.kind === 'locked')),
    vendors: money.filter((one) => one.kind === 'vendor'),
  };
}

/** The vendors whose games a merchant carries, by name, each once. */
function vendorsOf(catalogue: Catalogue, { brand }: Merchant, language: Language) {
  const cards = categoriesOf(catalogue, brand.categories, language).flatMap((one) => one.cards);
  const names = new Map(cards.map(({ vassalage, displayName }) => [vassalage, displayName]));
  return [...names]
    .map(([vassalage, displayName]) => ({ vassalage, displayName }))
    .sort((one, other) => one.displayName.localeCompare(other.displayName, language));
}

/** What players have (S7.18, S7.20). */
export const balanceHandlers = ({ catalogue, control }: HandlerParts): BalanceHandlers => ({
  async getWalletBalance({ db, merchant, session: { member }, query: { language } }) {
    const { market, wallet: kept } = merchant.brand;
    const { wallet, locked, vendors } = await moneyOf(db, merchant, member.id);
    const closed = await closedVendorWallets(db, merchant.merchantCode);
    const balances = new Map(vendors.map(({ vendorCode, balance }) => [vendorCode, balance]));
    return {
      single: kept.single,
      currency: market.currency,
      currencySymbol: market.currencySymbol,
      balance: amountText(wallet),
      locked: amountText(locked),
      total: amountText(wallet + sum(vendors)),
      turnoverLeft: amountText(await turnoverLeft(db, member.id)),
      wallets: kept.single
        ? []
        : vendorsOf(catalogue, merchant, language).map((vendor) => ({
            ...vendor,
            balance: amountText(balances.get(vendor.vassalage) ?? 0n),
            state: closed.get(vendor.vassalage) ?? 'ready',
          })),
      automatic: !kept.single && member.automaticFunds,
    };
  },
  async getConsolidatedFunds({ db, merchant, session: { member } }) {
    requireFlag(merchant, control, 'AGENTPOLICY3');
    const { wallet, locked, vendors } = await moneyOf(db, merchant, member.id);
    const [open] = await db
      .select({ amount: sql`coalesce(sum(${deposit.amount}), 0)`.mapWith(BigInt) })
      .from(deposit)
      .where(and(eq(deposit.memberId, member.id), isNull(deposit.closedAt)));
    return {
      total: amountText(wallet + locked + sum(vendors)),
      available: amountText(wallet),
      vendors: amountText(sum(vendors)),
      locked: amountText(locked),
      depositsOpen: amountText(open?.amount ?? 0n),
      ...contractFlags(merchant, control),
    };
  },
});
