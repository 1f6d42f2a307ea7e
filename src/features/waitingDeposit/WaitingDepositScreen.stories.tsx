import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { WaitingDepositScreen } from './WaitingDepositScreen.tsx';

const { value: deposit } = EXAMPLES.getDeposit;

/** The reminder above a member's pages of a deposit that they have yet to pay, or to enter the transaction ID of (S2.16). */
const meta = {
  title: 'Features/WaitingDeposit/WaitingDepositScreen',
  component: WaitingDepositScreen,
  parameters: { player: true, msw: [answers('getMemberInfo'), answers('getWaitingDeposits')] },
} satisfies Meta<typeof WaitingDepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForPlayer: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('session:openDeposit.to.player') }),
    ).toHaveAttribute('href', `/deposit?reference=${deposit.reference}`);
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

const late: Deposit = {
  ...deposit,
  ...{ reference: 'D000000000001', method: 'mobile-wallet', provider: 'Test Wallet A' },
  ...{ adapter: 'manual-reference', state: 'expired', payUrl: null },
  ...{ closedAt: '2026-03-02T14:20:00.000Z', reportUntil: '2026-03-03T14:20:00.000Z' },
};

/** Several are shown, also one whose time is over: to report, or to mark as unpaid. */
export const Several: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getWaitingDeposits', () => ({ deposits: [deposit, late] })),
    ],
  },
  beforeEach: () => sessionStorage.removeItem('livery.unpaid'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('session:openDeposit.to.player') }),
    ).toBeSeen();
    await expect(
      canvas.getByRole('link', { name: t('session:openDeposit.to.late') }),
    ).toHaveAttribute('href', `/deposit?reference=${late.reference}`);
    await userEvent.click(canvas.getByRole('button', { name: t('session:openDeposit.unpaid') }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
  },
};

let asked = 0;

/** No deposit waits: no reminder. */
export const None: Story = {
  tags: ['shows-nothing'],
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getWaitingDeposits', () => {
        asked += 1;
        return { deposits: [] };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
