import { latinDigits } from './latinDigits.ts';

/** Invisible marks that a copied number brings along. Not the override that shows digits in reverse: it shows another number. */
const INVISIBLE = /(?!\u202e)\p{Cf}/gu;

/** Converts the digits of a typed or pasted number to Latin ones, and drops the invisible marks around and between them. */
export const plainDigits = (text: string): string => latinDigits(text.replace(INVISIBLE, ''));
