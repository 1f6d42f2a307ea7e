import { plainDigits } from '#src/ui/plainDigits.ts';

const PATTERN = /^[A-Z0-9-]{1,40}$/;
const LEAST = 4;

/** Normalizes a transaction id for the platform: full-width letters, digits of any script, and copied spaces. */
export const transactionNumberOf = (typed: string): string =>
  plainDigits(typed.normalize('NFKC')).replace(/\s+/g, '').toUpperCase();

/** The fault of a typed transaction id; undefined if it is possible. */
export function numberFault(typed: string): 'missing' | 'invalid' | undefined {
  const number = transactionNumberOf(typed);
  if (number === '') return 'missing';
  const isShort = number.replaceAll('-', '').length < LEAST;
  return PATTERN.test(number) && !isShort ? undefined : 'invalid';
}
