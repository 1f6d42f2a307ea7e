import type { CoinNetwork } from './coins/network.ts';

const MINUTE_MS = 60_000;

/**
 * How a player pays: on the provider's page, in a frame of it, by hand to a number with a transaction ID to report, or with coins to an
 * address that the platform watches.
 */
type Adapter = 'redirect' | 'iframe' | 'manual-reference' | 'address';

/** The action a player chooses in an app to pay by hand. */
export type DepositWalletAction = 'send-money' | 'cash-out' | 'payment' | 'bank-transfer';

/** The account and options for a payment by hand, as in the API. */
interface PayTo {
  walletKind: 'personal' | 'agent' | 'merchant' | null;
  walletAction: DepositWalletAction;
  number: string;
  /** Its earlier numbers, which players may have kept. */
  formerNumbers: readonly string[];
  /** Its app reads the account from a QR code. */
  qr: boolean;
}

/** A provider that processes payments of a method. */
export interface DepositProvider {
  name: string;
  /** The account for payments by hand; undefined if paid on the provider's page. */
  payTo?: PayTo;
  /** The coin network that it watches; each of its deposits is paid to its own address. */
  network?: CoinNetwork;
}

/** A deposit method. Amounts are minor units. */
export interface DepositMethod {
  /** How it is paid with providers that watch no network. */
  adapter: Adapter;
  least: bigint;
  most: bigint;
  fee: bigint;
  /** How long a player has to pay. */
  openMs: number;
  /** The usual time from payment to credit; 0 if immediate. */
  takesMinutes: number;
  /** The providers; the first is the default. */
  providers: readonly [DepositProvider, ...DepositProvider[]];
}

/** A payout method. Amounts are minor units. */
export interface PayoutMethod {
  /** The banks, mobile wallets or networks that it pays to. */
  providers: readonly string[];
  least: bigint;
  most: bigint;
  /** The fee beyond a day's free withdrawals, in hundredths of a per cent. */
  feeBasisPoints: bigint;
  /** The format of its account numbers. */
  number: RegExp;
  /** How long a withdrawal usually takes. */
  usualMs: number;
}

/** Test wallets of the three kinds of real mobile wallets, each with its app's name for a payment to it. */
const TEST_WALLETS = [
  {
    name: 'Test Wallet A',
    payTo: {
      walletKind: 'personal',
      walletAction: 'send-money',
      number: '01000000001',
      qr: false,
      formerNumbers: ['01000000009'],
    },
  },
  {
    name: 'Test Wallet B',
    payTo: {
      walletKind: 'agent',
      walletAction: 'cash-out',
      number: '01000000002',
      qr: false,
      formerNumbers: [],
    },
  },
  {
    name: 'Test Wallet C',
    payTo: {
      walletKind: 'merchant',
      walletAction: 'payment',
      number: '01000000003',
      qr: true,
      formerNumbers: [],
    },
  },
] as const satisfies DepositMethod['providers'];

const TEST_BANK = {
  name: 'Test Bank',
  payTo: {
    walletKind: null,
    walletAction: 'bank-transfer',
    number: '00000000000',
    qr: false,
    formerNumbers: [],
  },
} as const satisfies DepositProvider;

/** A provider's page, then test networks; no third party runs them. */
const TEST_COINS = [
  { name: 'Test Coin' },
  {
    name: 'Test Chain',
    network: { id: 'test-chain', addressStart: 'TC', confirmations: 3, blockMs: 5_000 },
  },
  {
    name: 'Sample Chain',
    network: { id: 'sample-chain', addressStart: 'SC', confirmations: 6, blockMs: 10_000 },
  },
] as const satisfies DepositMethod['providers'];

/** The deposit methods, in the platform's order. */
export const DEPOSIT_METHODS: Record<'mobile-wallet' | 'bank' | 'card' | 'crypto', DepositMethod> =
  {
    'mobile-wallet': {
      ...{ adapter: 'manual-reference', least: 200_00n, most: 25_000_00n, fee: 0n },
      ...{ openMs: 30 * MINUTE_MS, takesMinutes: 5, providers: TEST_WALLETS },
    },
    bank: {
      ...{ adapter: 'manual-reference', least: 500_00n, most: 500_000_00n, fee: 0n },
      ...{ openMs: 60 * MINUTE_MS, takesMinutes: 30, providers: [TEST_BANK] },
    },
    card: {
      ...{ adapter: 'redirect', least: 500_00n, most: 100_000_00n, fee: 15_00n },
      ...{ openMs: 15 * MINUTE_MS, takesMinutes: 0, providers: [{ name: 'Test Card' }] },
    },
    crypto: {
      ...{ adapter: 'iframe', least: 1_000_00n, most: 1_000_000_00n, fee: 0n },
      ...{ openMs: 30 * MINUTE_MS, takesMinutes: 10, providers: TEST_COINS },
    },
  };
export type DepositMethodId = keyof typeof DEPOSIT_METHODS;

/** Their names, in the same order. */
export const DEPOSIT_METHOD_IDS = Object.keys(DEPOSIT_METHODS) as DepositMethodId[];

/** Finds a provider of a method: the first if no name is given; undefined if the method does not have it. */
export function providerOf(
  method: DepositMethodId,
  name: string | null,
): DepositProvider | undefined {
  const { providers } = DEPOSIT_METHODS[method];
  return name === null ? providers[0] : providers.find((provider) => provider.name === name);
}

/** How a deposit with a provider of a method is paid. */
export const adapterOf = (method: DepositMethodId, name: string | null): Adapter =>
  providerOf(method, name)?.network ? 'address' : DEPOSIT_METHODS[method].adapter;

export const PAYOUT_METHODS = {
  'mobile-wallet': {
    providers: ['Test Wallet', 'Sample Wallet'],
    least: 500_00n,
    most: 25_000_00n,
    feeBasisPoints: 100n,
    number: /^\+?[0-9]{8,15}$/,
    usualMs: 30 * MINUTE_MS,
  },
  bank: {
    providers: ['Test Bank', 'Sample Bank'],
    least: 1_000_00n,
    most: 500_000_00n,
    feeBasisPoints: 50n,
    number: /^[0-9A-Z]{6,34}$/,
    usualMs: 240 * MINUTE_MS,
  },
  crypto: {
    providers: ['Test Chain', 'Sample Chain'],
    least: 2_000_00n,
    most: 1_000_000_00n,
    feeBasisPoints: 0n,
    number: /^[0-9A-Za-z]{26,64}$/,
    usualMs: 60 * MINUTE_MS,
  },
} as const satisfies Record<string, PayoutMethod>;
export type PayoutKind = keyof typeof PAYOUT_METHODS;

/** Their names, in the platform's order. */
export const PAYOUT_KINDS = Object.keys(PAYOUT_METHODS) as PayoutKind[];
