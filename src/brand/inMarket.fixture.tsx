import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { BrandContext, useBrand } from './BrandContext.tsx';
import type { PageBrand } from './page.ts';

type Market = PageBrand['market'];

function InMarket({ market, children }: { market: Partial<Market>; children: ReactNode }) {
  const brand = useBrand();
  const [changed] = useState({ ...brand, market: { ...brand.market, ...market } });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** Shows a story in the market of its brand with these differences. */
export const inMarket =
  (market: Partial<Market>): Decorator =>
  (Story) => (
    <InMarket market={market}>
      <Story />
    </InMarket>
  );

/** Shows a story in a market whose currency has no decimals. */
export const inYen = inMarket({ currency: 'JPY', currencySymbol: '¥' });

/** Shows a story in a market whose currency has three decimals. */
export const inDinar = inMarket({ currency: 'KWD', currencySymbol: 'KD' });
