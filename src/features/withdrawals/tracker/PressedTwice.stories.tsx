import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { answersWithdrawal, calls, withdrawal } from '../withdrawals.fixture.ts';
import { TrackerPart } from './TrackerPart.tsx';

/** A withdrawal's receipt, confirmed with a double click (S4.16). */
const meta = {
  title: 'Features/Withdrawals/PressedTwice',
  component: TrackerPart,
  args: { reference: 'W7KQ2MXA9PZRW' },
  decorators: [inToasts],
  parameters: { player: true, route: '/withdraw' },
} satisfies Meta<typeof TrackerPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = withdrawal({
  ...{ state: 'paying', approvedAt: '2026-03-02T14:15:00.000Z' },
  ...{ receivedAmount: '1000.00', remainingAmount: '0.00' },
  lastPaidAt: '2026-03-02T14:25:00.000Z',
  receivedAutomaticallyAt: '2026-03-02T14:55:00.000Z',
});

let confirmations = 0;
let answer = () => {};

/** A double click, before the button shows that it is busy, confirms once. */
export const ConfirmedOnce: Story = {
  parameters: {
    msw: [
      http.post(EXAMPLES.confirmWithdrawal.path, async () => {
        confirmations += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ success: true, value: sent, message: '', code: 'ok' });
      }),
      answersWithdrawal(sent),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    confirmations = 0;
    const confirm = await canvas.findByRole('button', { name: t('withdrawals:tracker.confirm') });
    confirm.click();
    confirm.click();
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(confirmations).toBe(1));
    answer();
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    await expect(confirmations).toBe(1);
  },
};

/** A refused press says why, and the next one is sent again. */
export const ConfirmedAfterRefusal: Story = {
  parameters: {
    msw: [
      refuses('confirmWithdrawal', { code: 'withdrawal_state', status: 409 }, { once: true }),
      answers('confirmWithdrawal'),
      answersWithdrawal(sent),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    const confirm = await canvas.findByRole('button', { name: t('withdrawals:tracker.confirm') });
    await userEvent.click(confirm);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('withdrawals:tracker.notConfirmed'),
    );
    await userEvent.click(confirm);
    await expect(await screen.findByText(t('withdrawals:tracker.confirmed'))).toBeSeen();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
