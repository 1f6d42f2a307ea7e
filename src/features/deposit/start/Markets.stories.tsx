import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { cashier } from '../deposit.fixture.ts';
import { amountField, form, typed } from '../depositForm.fixture.ts';

/** The deposit form in other markets: their currency. */
const meta = {
  title: 'Features/Deposit/Markets',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit', msw: cashier(null) },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The brand with another market. */
function In({ part, children }: { part: Partial<PageBrand['market']>; children: ReactNode }) {
  const brand = useBrand();
  const [changed] = useState({ ...brand, market: { ...brand.market, ...part } });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** Yen have no decimals: the field refuses them, and quick amounts and limits have none. */
export const WholeAmounts: Story = {
  decorators: [
    (Screen) => (
      <In part={{ currency: 'JPY', currencySymbol: '¥' }}>
        <Screen />
      </In>
    ),
  ],
  play: async ({ canvas }) => {
    await typed('1500.50');
    const words = t('session:amountFault.whole');
    await waitFor(async () => expect(await form()).toHaveTextContent(words));
    await expect(await amountField()).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.queryByText(/¥[\d,]+\.\d/)).not.toBeInTheDocument();
  },
};
