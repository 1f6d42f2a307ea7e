import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { GameType } from '#src/platform/contract.generated.ts';

/** Refuses a merchant in the query that differs from the one in the header. */
export function checkMerchant(merchant: Merchant, given: string | undefined): void {
  if (given !== undefined && given !== merchant.merchantCode)
    throw new Refusal('merchant_mismatch');
}

/** The game types to list: the requested one, or all that the merchant has. Refuses one that it does not have. */
export function typesOf({ brand }: Merchant, asked: GameType | undefined): GameType[] {
  if (asked === undefined) return brand.categories;
  if (!brand.categories.includes(asked)) throw new Refusal('category_unavailable');
  return [asked];
}
