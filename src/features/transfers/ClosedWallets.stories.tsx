import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { walletAt } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { TransfersScreen } from './TransfersScreen.tsx';
import { walletField } from './transferForm.fixture.ts';

const closed = () => ({
  ...EXAMPLES.getWalletBalance.value,
  ...{ balance: '1250.00', total: '1330.00' },
  wallets: [
    walletAt('CQ9', '0.00'),
    { ...walletAt('BBIN', '80.00'), state: 'maintenance' as const },
    { ...walletAt('JDB', '0.00'), state: 'busy' as const },
  ],
});

/** The wallets page while vendors' wallets accept no transfers (S2.16 transferFund). */
const meta = {
  title: 'Features/Transfers/ClosedWallets',
  component: TransfersScreen,
  decorators: [inToasts],
  parameters: {
    player: true,
    route: '/transfers',
    msw: [
      answers('getWalletBalance', closed),
      answers('collectFunds', () => ({
        ...{ amount: '0.00', transfers: 0, left: '80.00', balance: '1250.00' },
      })),
      answers('getMemberInfo'),
    ],
  },
} satisfies Meta<typeof TransfersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A busy wallet and one under maintenance say so, cannot be chosen, and keep their funds. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('balance:closed.maintenance'))).toBeSeen();
    await expect(canvas.getByText(t('balance:closed.busy'))).toBeSeen();
    const from = await walletField('from');
    await expect(from).toHaveTextContent(t('session:transfer.main'));
    await userEvent.click(await walletField('to'));
    const closed = await screen.findByRole('option', { name: /BBIN/ });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: t('balance:collect') }));
    await expect(await screen.findByText(t('balance:noneNow'))).toBeSeen();
    await expect(screen.getByText(like('balance:left', { amount: '80.00' }))).toBeSeen();
  },
};

/** All the player's funds are in a closed wallet: the page says so, not that there are none. */
export const OnlyClosed: Story = {
  parameters: {
    msw: [
      answers('getWalletBalance', () => ({ ...closed(), balance: '0.00', total: '80.00' })),
      answers('getMemberInfo'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('balance:noneNow'))).toBeSeen();
    await expect(canvas.getByText(like('balance:left', { amount: '80.00' }))).toBeSeen();
    await expect(canvas.queryByText(t('transfers:nothing'))).toBeNull();
  },
};
