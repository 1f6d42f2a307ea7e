import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_HAND, byHand, cashier } from '../deposit.fixture.ts';

/** The link from a manual deposit to the app of its wallet or bank (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/OpenApp',
  component: DepositScreen,
  parameters: { player: true, route: `/deposit?reference=${BY_HAND.reference}` },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openApp = () => ({ name: t('deposit:hand.open', { provider: BY_HAND.provider }) });

/** The wallet's app opens next to the page, which keeps showing the number and the transaction ID field. */
export const AppOpened: Story = {
  parameters: { msw: cashier(BY_HAND) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', openApp());
    await expect(link).toBeSeen();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', expect.stringContaining(String(BY_HAND.payUrl)));
  },
};

/** An app address that is neither the platform's nor https gets no link; the transaction ID can still be entered. */
export const AppNotOpened: Story = {
  parameters: { msw: cashier(byHand({ payUrl: 'http://elsewhere.example/pay' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form')).toBeSeen();
    await expect(canvas.queryByRole('link', openApp())).toBeNull();
  },
};
