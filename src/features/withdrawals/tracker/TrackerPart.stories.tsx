import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Withdrawal } from '#src/platform/contract.generated.ts';
import { fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { answersWithdrawal, calls, withdrawal } from '../withdrawals.fixture.ts';
import { TrackerPart } from './TrackerPart.tsx';

/** A withdrawal followed from the request to the receipt (S3.16, S4.16). */
const meta = {
  title: 'Features/Withdrawals/TrackerPart',
  component: TrackerPart,
  args: { reference: 'W7KQ2MXA9PZRW' },
  decorators: [inToasts],
  parameters: {
    player: true,
    route: '/withdraw',
    msw: [answersWithdrawal(withdrawal()), ...calls],
  },
} satisfies Meta<typeof TrackerPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (change: Partial<Withdrawal>) => ({
  parameters: { msw: [answersWithdrawal(withdrawal(change)), ...calls] },
});
const approved = { approvedAt: '2026-03-02T14:15:00.000Z' };
const sent: Partial<Withdrawal> = {
  ...approved,
  state: 'paying',
  ...{ receivedAmount: '1000.00', remainingAmount: '0.00' },
  lastPaidAt: '2026-03-02T14:25:00.000Z',
  receivedAutomaticallyAt: '2026-03-02T14:55:00.000Z',
};
const closed = { receivedAutomaticallyAt: null, closedAt: '2026-03-02T14:28:00.000Z' };

export const InProcess: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('withdrawals:tracker.next.in-process'))).toBeSeen();
    await expect(canvas.getByText(t('session:withdrawal.state.in-process'))).toBeSeen();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The fee is deducted from the amount: the details show the total received. */
export const WithFee: Story = {
  ...shows({ fee: '10.00', remainingAmount: '990.00' }),
  play: async ({ canvas }) => {
    const total = await canvas.findByText(t('withdrawals:tracker.total'));
    await expect(total).toBeSeen();
    await expect(total.parentElement).toHaveTextContent(/990\.00/);
  },
};

export const Approved: Story = {
  ...shows({ state: 'approved', ...approved }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('withdrawals:tracker.next.approved'))).toBeSeen();
  },
};

/** Paid in part: what was received and what remains (S3.16). */
export const PaidInPart: Story = {
  ...shows({
    ...sent,
    ...{ receivedAmount: '400.00', remainingAmount: '600.00', receivedAutomaticallyAt: null },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('withdrawals:tracker.next.paying'))).toBeSeen();
    await expect(canvas.getByRole('progressbar')).toBeSeen();
    const part = like('withdrawals:tracker.part', { received: '400.00', amount: '1,000.00' });
    await expect(canvas.getByText(part)).toBeSeen();
    await expect(
      canvas.queryByRole('button', { name: t('withdrawals:tracker.confirm') }),
    ).toBeNull();
  },
};

/** Later than usual: the page says so, and where to ask. */
export const Late: Story = {
  ...shows({ asOf: '2026-03-02T19:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('withdrawals:tracker.next.late'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('withdrawals:tracker.service') })).toBeSeen();
  },
};

let isConfirmed = false;

/** All of it is paid: the time to confirm counts down by the platform’s clock, and one press confirms. */
export const ConfirmReceipt: Story = {
  parameters: {
    msw: [
      http.get(EXAMPLES.getWithdrawal.path, () =>
        HttpResponse.json({
          ...{ success: true, message: '', code: 'ok' },
          value: withdrawal(
            isConfirmed
              ? { ...sent, ...closed, state: 'paid', receipt: 'confirmed' }
              : { ...sent, asOf: '2026-03-02T14:30:00.000Z' },
          ),
        }),
      ),
      http.post(EXAMPLES.confirmWithdrawal.path, () => {
        isConfirmed = true;
        const value = withdrawal({ ...sent, ...closed, state: 'paid', receipt: 'confirmed' });
        return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
      }),
      ...calls,
    ],
  },
  beforeEach: () => {
    isConfirmed = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^2[45]:/);
    const button = canvas.getByRole('button', { name: t('withdrawals:tracker.confirm') });
    await userEvent.click(button);
    await expect(await canvas.findByText(t('withdrawals:tracker.receipt.confirmed'))).toBeSeen();
    await expect(await screen.findByText(t('withdrawals:tracker.confirmed'))).toBeSeen();
    // The pressed button is gone: what took its place has the focus.
    const next = canvas.getByRole('region', { name: t('withdrawals:tracker.next.title') });
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
  },
};

/** A failed confirmation says why; the page refetches the withdrawal. */
export const NotConfirmed: Story = {
  parameters: {
    msw: [
      refuses('confirmWithdrawal', { code: 'withdrawal_state', status: 409 }),
      answersWithdrawal(withdrawal(sent)),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('withdrawals:tracker.confirm') }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('withdrawals:tracker.notConfirmed'),
    );
  },
};

export const CountedAsReceived: Story = {
  ...shows({ ...sent, ...closed, state: 'paid', receipt: 'automatic' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(asText('withdrawals:tracker.receipt.automatic')),
    ).toBeSeen();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** A forced receipt says that nothing is refunded, and why (S4.16). */
export const ForcedReceipt: Story = {
  ...shows({ ...sent, ...closed, state: 'paid', receipt: 'forced', note: 'The bank has proof.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:tracker.receipt.forced'))).toBeSeen();
    await expect(
      canvas.getByText(like('withdrawals:tracker.note', { note: 'The bank has proof.' })),
    ).toBeSeen();
  },
};

export const Rejected: Story = {
  ...shows({
    ...closed,
    state: 'rejected',
    remainingAmount: '0.00',
    note: 'The account is closed.',
  }),
  play: async ({ canvas }) => {
    const back = like('withdrawals:tracker.next.rejected', { amount: '1,000.00' });
    await expect(await canvas.findByText(back)).toBeSeen();
    await expect(
      canvas.getByText(like('withdrawals:tracker.note', { note: 'The account is closed.' })),
    ).toBeSeen();
  },
};

/** Rejected after a part payment: the amounts paid and returned. */
export const RejectedAfterPart: Story = {
  ...shows({
    ...{ ...approved, ...closed },
    state: 'rejected',
    ...{ fee: '2.00', receivedAmount: '398.00', remainingAmount: '0.00' },
    lastPaidAt: '2026-03-02T14:25:00.000Z',
  }),
  play: async ({ canvas }) => {
    const words = like('withdrawals:tracker.next.rejectedPart', {
      ...{ received: '398.00', amount: '600.00' },
    });
    await expect(await canvas.findByText(words)).toBeSeen();
  },
};

/** On a phone, in Bengali. */
export const Bengali: Story = {
  ...shows(sent),
  globals: { language: 'bn', viewport: { value: 'phone', isRotated: false } },
};

export const Unknown: Story = {
  parameters: {
    msw: [refuses('getWithdrawal', { code: 'withdrawal_unknown', status: 404 }), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:tracker.unknown'))).toBeSeen();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getWithdrawal'), ...calls] } };

export const Failed: Story = {
  parameters: { msw: [fails('getWithdrawal', 1), answersWithdrawal(withdrawal()), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('withdrawals:tracker.failed'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('withdrawals:retry') }));
    await expect(await canvas.findByText(like('withdrawals:tracker.next.in-process'))).toBeSeen();
  },
};
