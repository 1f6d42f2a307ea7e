import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

/** A merchant that the platform serves. */
export interface Merchant {
  merchantCode: string;
  brand: ResolvedBrand;
  /** Builds the CSS of the brand's themes, for pages of the platform in its colours; the base themes where there is none. */
  theme?: () => Promise<string>;
}

/** The merchants of a platform, by their codes. */
export interface Merchants {
  all: readonly Merchant[];
  /** The merchant of a code, or the first one for no code. Refuses a code that is not known. */
  find(merchantCode: string | undefined): Merchant;
}

/** Keeps merchants by code. Throws for an empty list and for two merchants with one code. */
export function createMerchants(all: readonly Merchant[]): Merchants {
  const byCode = new Map(all.map((merchant) => [merchant.merchantCode, merchant]));
  const [first] = all;
  if (!first) throw new Error('A platform needs at least one merchant.');
  if (byCode.size < all.length) throw new Error('Two merchants have the same code.');
  return {
    all,
    find(merchantCode) {
      const merchant = merchantCode === undefined ? first : byCode.get(merchantCode);
      if (!merchant) throw new Refusal('merchant_unknown');
      return merchant;
    },
  };
}
