import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

/** A merchant served by the platform. */
export interface Merchant {
  merchantCode: string;
  brand: ResolvedBrand;
  /** Builds the CSS of the brand's themes, for the platform's pages in its colours; the base themes if left out. */
  theme?: () => Promise<string>;
}

/** The merchants of a platform, by their codes. */
export interface Merchants {
  all: readonly Merchant[];
  /** The merchant of a code, or the first one without a code. Refuses an unknown code. */
  find(merchantCode: string | undefined): Merchant;
}

/** Stores merchants by code. Throws for an empty list and for two merchants with one code. */
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
