import { latinDigits } from '#src/ui/latinDigits.ts';
import type { OwnLimit } from './ownLimit.ts';

/** An amount as the contract takes it: `GivenAmount`. */
const AMOUNT = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;

/** The longest limit of a sitting: a day, in minutes. */
export const MOST_MINUTES = 1440;

/** The typed limit as sent; `undefined` for text that is not a valid limit. */
export function limitValue(unit: OwnLimit['unit'], typed: string): string | undefined {
  const text = latinDigits(typed).trim();
  if (unit === 'money') return AMOUNT.test(text) ? text : undefined;
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= MOST_MINUTES ? String(minutes) : undefined;
}
