import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { answersWithdrawal, calls, withdrawal } from '../withdrawals.fixture.ts';
import { TrackerPart } from './TrackerPart.tsx';

/** No state of a withdrawal on its way offers to cancel it and play on (DECISIONS, player protection). */
const meta = {
  title: 'Features/Withdrawals/NoWayBack',
  component: TrackerPart,
  args: { reference: withdrawal().reference },
  decorators: [inToasts],
  parameters: { player: true, route: '/withdraw' },
} satisfies Meta<typeof TrackerPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (change: Partial<Withdrawal>) => ({
  msw: [answersWithdrawal(withdrawal(change)), ...calls],
});

/** Checks all that can be pressed: the way to all withdrawals, the reference to copy, and some more by name. */
async function offers({ canvas }: Pick<StoryContext, 'canvas'>, ...more: string[]): Promise<void> {
  const copy = t('withdrawals:tracker.copy', { reference: withdrawal().reference });
  await canvas.findByRole('button', { name: copy });
  const presses = [...canvas.queryAllByRole('button'), ...canvas.queryAllByRole('link')];
  const names = presses.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  await expect(names.sort()).toEqual([t('withdrawals:tracker.back'), copy, ...more].sort());
}

const approved = { state: 'approved', approvedAt: '2026-03-02T14:15:00.000Z' } as const;
const paying = { ...approved, state: 'paying', lastPaidAt: '2026-03-02T14:25:00.000Z' } as const;

export const InProcess: Story = {
  parameters: shows({}),
  play: async ({ canvas }) => {
    await canvas.findByText(like('withdrawals:tracker.next.in-process'));
    await offers({ canvas });
  },
};

export const Approved: Story = {
  parameters: shows(approved),
  play: async ({ canvas }) => {
    await canvas.findByText(like('withdrawals:tracker.next.approved'));
    await offers({ canvas });
  },
};

export const PaidInPart: Story = {
  parameters: shows({ ...paying, receivedAmount: '400.00', remainingAmount: '600.00' }),
  play: async ({ canvas }) => {
    await canvas.findByText(like('withdrawals:tracker.next.paying'));
    await offers({ canvas });
  },
};

/** Paid in full, it can only be confirmed. */
export const PaidInFull: Story = {
  parameters: shows({
    ...{ ...paying, receivedAmount: '1000.00', remainingAmount: '0.00' },
    receivedAutomaticallyAt: '2026-03-02T14:55:00.000Z',
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(like('withdrawals:tracker.next.sent'));
    await offers({ canvas }, t('withdrawals:tracker.confirm'), t('withdrawals:tracker.service'));
  },
};
