import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** A part of the product that a merchant's manifest turns on or off. */
export type Module = keyof Merchant['brand']['modules'];

/** Refuses a call to a part of the product that the merchant does not have (S6.7). */
export function requireModule({ brand }: Merchant, module: Module): void {
  if (!brand.modules[module]) throw new Refusal('function_disabled');
}
