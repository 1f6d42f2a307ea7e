const DECIMALS = 6;
const UNITS = 10n ** BigInt(DECIMALS);

/** Coins and the rate at which they are credited: millionths of a coin, and minor units for one coin. */
export interface RatedCoins {
  coins: bigint;
  rate: bigint;
}

/** Coins that arrived; those in excess of the requested amount have their own rate. */
export interface ArrivedCoins extends RatedCoins {
  beyond: bigint;
  beyondRate: bigint | null;
}

/** The parts of coins that arrived, each with its rate. */
export const partsOf = ({ coins, rate, beyond, beyondRate }: ArrivedCoins): RatedCoins[] => [
  { coins: coins - beyond, rate },
  { coins: beyond, rate: beyondRate ?? rate },
];

/** Formats millionths of a coin as the decimal text of the wire: 8333334n is `8.333334`. */
export function coinText(coins: bigint): string {
  const digits = String(coins).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** The format of an amount of coins, zero or more. */
export const COINS = /^(0|[1-9]\d{0,8})(?:\.(\d{1,6}))?$/;

/** Parses an amount of coins into millionths; `undefined` if the text is not such an amount. */
export function parseCoins(text: string): bigint | undefined {
  const [, whole, decimals = ''] = COINS.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + decimals.padEnd(DECIMALS, '0'));
}

/** Calculates the coins for an amount in minor units, rounded up to the millionth so that they are worth it. */
export const coinsFor = (amount: bigint, rate: bigint): bigint =>
  (amount * UNITS + rate - 1n) / rate;

/** The total value of coins in minor units, each at its own rate; fractions of a unit are not credited. */
export const worthOf = (all: readonly RatedCoins[]): bigint =>
  all.reduce((sum, { coins, rate }) => sum + coins * rate, 0n) / UNITS;

/** The total of several amounts of coins. */
export const totalCoins = (all: readonly Pick<RatedCoins, 'coins'>[]): bigint =>
  all.reduce((sum, { coins }) => sum + coins, 0n);
