import { minorOf } from './minorUnits.ts';

/**
 * What is wrong with an amount whatever its limits are: nothing is typed or nothing above zero (`missing`), or something that is not
 * written as an amount (`digits`).
 */
export function typedFault(amount: string): 'missing' | 'digits' | undefined {
  if (amount.trim() === '') return 'missing';
  const minor = minorOf(amount);
  if (minor === undefined) return 'digits';
  return minor === 0n ? 'missing' : undefined;
}
