import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BrandContext, useBrand } from '#src/brand/BrandContext.tsx';
import { inDinar, inYen } from '#src/brand/inMarket.fixture.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { asText, t } from '#src/i18n/storyWords.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BANK, cashier, METHODS } from '../deposit.fixture.ts';
import { amountField, form, typed } from '../depositForm.fixture.ts';

/** The deposit form in other markets: their currency and their ways to pay. */
const meta = {
  title: 'Features/Deposit/Markets',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit', msw: cashier(null) },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The brand with other ways to pay. */
function Paying({ payments, children }: { payments: PageBrand['payments']; children: ReactNode }) {
  const brand = useBrand();
  const [changed] = useState({ ...brand, payments });
  return <BrandContext value={changed}>{children}</BrandContext>;
}

/** Yen have no decimals: the field refuses them, and quick amounts and limits have none. */
export const WholeAmounts: Story = {
  decorators: [inYen],
  play: async ({ canvas }) => {
    await typed('1500.50');
    const words = asText('session:amountFault.whole');
    await waitFor(async () => expect(await form()).toHaveTextContent(words));
    await expect(await amountField()).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.queryByText(/¥[\d,]+\.\d/)).not.toBeInTheDocument();
  },
};

/** Gulf dinars have three decimals: the field takes them, and explains a fourth one. */
export const ThreeDecimals: Story = {
  decorators: [inDinar],
  play: async () => {
    await typed('500.1255');
    const words = t('session:amountFault.thousandths');
    await waitFor(async () => expect(await form()).toHaveTextContent(words));
    await userEvent.type(await amountField(), '{Backspace}');
    await waitFor(async () => expect(await form()).not.toHaveTextContent(words));
    await expect(await form()).toHaveTextContent('500.125');
  },
};

const MARK = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="24"><rect width="40" height="24" rx="4" fill="#2f7d6b"/></svg>')}`,
  ...{ width: 40, height: 24, sources: [] },
};

/** A market with cards first, each method that has one with its mark; methods left out are not there. */
export const OwnMethods: Story = {
  parameters: { msw: cashier(null, { methods: [...METHODS, BANK] }) },
  decorators: [
    (Screen) => (
      <Paying
        payments={{
          methods: [
            { method: 'card', offered: true, picture: MARK },
            { method: 'bank', offered: false },
          ],
        }}
      >
        <Screen />
      </Paying>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second, none] = await canvas.findAllByRole('radio', {
      name: /Test (Card|Wallet|Bank)/,
    });
    await expect(first).toHaveAccessibleName(/Test Card/);
    await expect(second).toHaveAccessibleName(/Test Wallet A/);
    await expect(none).toBeUndefined();
    const marks = canvas.getAllByRole('presentation');
    await expect(marks).toHaveLength(1);
    await expect(marks[0]).toBeSeen();
  },
};
