import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** The kinds of member accounts: main wallet, one per vendor, only wallet of a single-wallet brand, held withdrawals, points. */
export type MemberAccountKind = 'main' | 'vendor' | 'single' | 'locked' | 'points';

/** The kinds of house accounts; each may be below zero, as the counterpart of the members' accounts. */
export type HouseAccountKind =
  | 'cashier'
  | 'games'
  | 'promotions'
  | 'fees'
  | 'commission'
  | 'points-issued';

export type AccountKind = MemberAccountKind | HouseAccountKind;

/** The name of a member's account. */
export type MemberAccountName =
  | { memberId: string; kind: Exclude<MemberAccountKind, 'vendor'> }
  | { memberId: string; kind: 'vendor'; vendorCode: string };

/** The name of a house account. */
export interface HouseAccountName {
  kind: HouseAccountKind;
}

/** The name of any account of a merchant. */
export type AccountName = MemberAccountName | HouseAccountName;

/** The currency code of points, which are not money; not an ISO 4217 code. */
export const POINTS = 'PTS';

const OF_POINTS = new Set<AccountKind>(['points', 'points-issued']);

/** The currency of an account. */
const currencyOf = ({ brand }: Merchant, { kind }: AccountName): string =>
  OF_POINTS.has(kind) ? POINTS : brand.market.currency;

/** The columns that identify an account. */
export interface AccountColumns {
  merchantCode: string;
  memberId: string | null;
  kind: AccountKind;
  vendorCode: string | null;
  currency: string;
}

/** The columns of the account with a name. */
export const columnsOf = (merchant: Merchant, name: AccountName): AccountColumns => ({
  merchantCode: merchant.merchantCode,
  memberId: 'memberId' in name ? name.memberId : null,
  kind: name.kind,
  vendorCode: 'vendorCode' in name ? name.vendorCode : null,
  currency: currencyOf(merchant, name),
});

/** A unique sort key of an account, so that accounts sort the same way everywhere. */
export const rankOf = (columns: AccountColumns): string => {
  const { merchantCode, memberId, kind, vendorCode, currency } = columns;
  return JSON.stringify([merchantCode, memberId, kind, vendorCode, currency]);
};

/** The wallet that deposits go to and withdrawals come from: the main one, or the only one. */
export const walletOf = ({ brand }: Merchant, memberId: string): MemberAccountName => ({
  memberId,
  kind: brand.wallet.single ? 'single' : 'main',
});

/** The wallet that a vendor's games use: the vendor's, or the only one. */
export const playWalletOf = (
  merchant: Merchant,
  memberId: string,
  vendorCode: string,
): MemberAccountName =>
  merchant.brand.wallet.single
    ? walletOf(merchant, memberId)
    : { memberId, kind: 'vendor', vendorCode };
