import { createContext, useContext } from 'react';
import type { PageBrand } from '#src/brand/page.ts';

/** The brand of the tree below. */
export const BrandContext = createContext<PageBrand | null>(null);

/** The current brand. Throws outside a `BrandContext`. */
export function useBrand(): PageBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandContext above it');
  return brand;
}
