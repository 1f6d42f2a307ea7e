import { amountOfMinor, minorOf } from '#src/shared/balance/minorUnits.ts';

/** What is left of an amount without others; nothing where they are more. */
export function restOf(amount: string, others: readonly string[]): string {
  const rest = others.reduce((left, one) => left - (minorOf(one) ?? 0n), minorOf(amount) ?? 0n);
  return amountOfMinor(rest > 0n ? rest : 0n);
}
