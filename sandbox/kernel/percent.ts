import { amountText, parseAmount } from './money.ts';

/** Basis points as percent on the wire: 250 is `2.50`. */
export const percentText = (basisPoints: number): string => amountText(BigInt(basisPoints));

/** Parses a percent that passed the contract's checks to basis points. Throws a `RangeError` for invalid text. */
export function basisPointsOf(percent: string): number {
  const parsed = parseAmount(percent);
  if (parsed === undefined) throw new RangeError(`${percent} is no percent.`);
  return Number(parsed);
}
