import { latinDigits } from '#src/ui/latinDigits.ts';

const PATTERN = /^[A-Z0-9-]{1,40}$/;
const LEAST = 4;

/** A transaction id as the platform takes it: full-width letters, digits of any script, and the spaces of a copied text, are put right. */
export const transactionNumberOf = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).replace(/\s+/g, '').toUpperCase();

/** What is wrong with a transaction id that was typed; nothing where it can be one. */
export function numberFault(typed: string): 'missing' | 'invalid' | undefined {
  const number = transactionNumberOf(typed);
  if (number === '') return 'missing';
  const isShort = number.replaceAll('-', '').length < LEAST;
  return PATTERN.test(number) && !isShort ? undefined : 'invalid';
}
