const DECIMALS = 6;
const UNITS = 10n ** BigInt(DECIMALS);

/** Coins and the rate that they are credited at: millionths of a coin, and minor units for one coin. */
export interface RatedCoins {
  coins: bigint;
  rate: bigint;
}

/** Coins that arrived, a part of which can go beyond what was asked for and has a rate of its own. */
export interface ArrivedCoins extends RatedCoins {
  beyond: bigint;
  beyondRate: bigint | null;
}

/** The parts of coins that arrived, each with its rate. */
export const partsOf = ({ coins, rate, beyond, beyondRate }: ArrivedCoins): RatedCoins[] => [
  { coins: coins - beyond, rate },
  { coins: beyond, rate: beyondRate ?? rate },
];

/** Millionths of a coin as the decimal text of the wire: 8333334n is `8.333334`. */
export function coinText(coins: bigint): string {
  const digits = String(coins).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** What an amount of coins looks like, above or at zero. */
export const COINS = /^(0|[1-9]\d{0,8})(?:\.(\d{1,6}))?$/;

/** The millionths of an amount of coins; `undefined` for anything else. */
export function parseCoins(text: string): bigint | undefined {
  const [, whole, decimals = ''] = COINS.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + decimals.padEnd(DECIMALS, '0'));
}

/** How many coins an amount in minor units asks for: so many that they are worth it, rounded up to the millionth. */
export const coinsFor = (amount: bigint, rate: bigint): bigint =>
  (amount * UNITS + rate - 1n) / rate;

/** What coins are worth together in minor units, each at its own rate; what is less than one is not credited. */
export const worthOf = (all: readonly RatedCoins[]): bigint =>
  all.reduce((sum, { coins, rate }) => sum + coins * rate, 0n) / UNITS;

/** How many coins there are together. */
export const totalCoins = (all: readonly Pick<RatedCoins, 'coins'>[]): bigint =>
  all.reduce((sum, { coins }) => sum + coins, 0n);
