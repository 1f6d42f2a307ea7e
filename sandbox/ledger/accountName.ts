import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** What members keep: the main wallet, one per vendor, the only wallet of a single-wallet brand, withdrawals on their way, points. */
export type MemberAccountKind = 'main' | 'vendor' | 'single' | 'locked' | 'points';

/** What the house keeps; each may be below zero, for it is the other side of what members have. */
export type HouseAccountKind =
  | 'cashier'
  | 'games'
  | 'promotions'
  | 'fees'
  | 'commission'
  | 'points-issued';

export type AccountKind = MemberAccountKind | HouseAccountKind;

/** Names an account of a member. */
export type MemberAccountName =
  | { memberId: string; kind: Exclude<MemberAccountKind, 'vendor'> }
  | { memberId: string; kind: 'vendor'; vendorCode: string };

/** Names an account of the house. */
export interface HouseAccountName {
  kind: HouseAccountKind;
}

/** Names an account of a merchant. */
export type AccountName = MemberAccountName | HouseAccountName;

/** The currency of points: no money, and no code of ISO 4217. */
export const POINTS = 'PTS';

const OF_POINTS = new Set<AccountKind>(['points', 'points-issued']);

/** The currency that an account is kept in. */
const currencyOf = ({ brand }: Merchant, { kind }: AccountName): string =>
  OF_POINTS.has(kind) ? POINTS : brand.market.currency;

/** What tells one account from another. */
export interface AccountColumns {
  merchantCode: string;
  memberId: string | null;
  kind: AccountKind;
  vendorCode: string | null;
  currency: string;
}

/** The columns of the account that a name means. */
export const columnsOf = (merchant: Merchant, name: AccountName): AccountColumns => ({
  merchantCode: merchant.merchantCode,
  memberId: 'memberId' in name ? name.memberId : null,
  kind: name.kind,
  vendorCode: 'vendorCode' in name ? name.vendorCode : null,
  currency: currencyOf(merchant, name),
});

/** A text of its own for each account, which also sorts accounts the same way everywhere. */
export const rankOf = (columns: AccountColumns): string => {
  const { merchantCode, memberId, kind, vendorCode, currency } = columns;
  return JSON.stringify([merchantCode, memberId, kind, vendorCode, currency]);
};

/** The wallet that deposits reach and withdrawals leave: the main one, or the only one. */
export const walletOf = ({ brand }: Merchant, memberId: string): MemberAccountName => ({
  memberId,
  kind: brand.wallet.single ? 'single' : 'main',
});

/** The wallet that a vendor's games are played from: the vendor's, or the only one. */
export const playWalletOf = (
  merchant: Merchant,
  memberId: string,
  vendorCode: string,
): MemberAccountName =>
  merchant.brand.wallet.single
    ? walletOf(merchant, memberId)
    : { memberId, kind: 'vendor', vendorCode };
