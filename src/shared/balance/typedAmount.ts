import { minorOf } from './minorUnits.ts';

/**
 * The fault of an amount regardless of its limits: nothing typed or nothing above zero (`missing`), or not written as an amount (`digits`).
 */
export function typedFault(amount: string): 'missing' | 'digits' | undefined {
  if (amount.trim() === '') return 'missing';
  const minor = minorOf(amount);
  if (minor === undefined) return 'digits';
  return minor === 0n ? 'missing' : undefined;
}
