import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { paintedAt } from '#src/ui/paintedAt.fixture.ts';
import { PendingWithdrawal } from './PendingWithdrawal.tsx';

const told = (change: Partial<Withdrawal>) => ({
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getWithdrawal', () => ({ ...EXAMPLES.createWithdrawal.value, ...change })),
    ],
  },
});

/** The card of the withdrawal under way, for any player page (S3.16). */
const meta = {
  title: 'Shared/Withdrawals/PendingWithdrawal',
  component: PendingWithdrawal,
  parameters: { player: true, route: '/member' },
} satisfies Meta<typeof PendingWithdrawal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Amount, destination and state; it links to the tracker. */
export const Pending: Story = {
  ...told({ state: 'in-process' }),
  play: async ({ canvas }) => {
    const name = like('session:withdrawal.onTheWay', { amount: '1,000.00' });
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining(`reference=${EXAMPLES.createWithdrawal.value.reference}`),
    );
    await expect(canvas.getByText(t('session:withdrawal.state.in-process'))).toBeSeen();
  },
};

/** One that is paid in full asks the player to confirm. */
export const Sent: Story = {
  ...told({ state: 'paying', remainingAmount: '0.00' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:withdrawal.state.sent'))).toBeSeen();
  },
};

/** The dots of the account's number come before its digits, also after a name that is written from right to left. */
export const MirroredProvider: Story = {
  ...told({ account: { ...EXAMPLES.createWithdrawal.value.account, provider: 'محفظة' } }),
  play: async ({ canvas }) => {
    const hint = await canvas.findByText(/6789/);
    await expect(paintedAt(hint, '•')).toBeLessThan(paintedAt(hint, '9'));
  },
};

/** Nothing is shown if none is under way. */
export const None: Story = {
  tags: ['shows-nothing'],
  parameters: { msw: [answers('getMemberInfo'), answers('getWithdrawal', () => null)] },
};
