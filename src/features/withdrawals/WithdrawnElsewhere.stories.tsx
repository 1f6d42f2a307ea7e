import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';
import { calls } from './withdrawals.fixture.ts';
import { amountField, confirm, press, review, withdrawScreen } from './withdrawScreen.fixture.tsx';

let available = '5000.00';
let queries: QueryClient | undefined;

const quotes = answers('quoteWithdrawal', ({ searchParams }) => {
  const amount = searchParams.get('amount');
  const isCovered = Number(amount) <= Number(available);
  return {
    ...EXAMPLES.quoteWithdrawal.value,
    ...{ available, fee: amount === null ? null : '0.00', received: amount },
    allowed: isCovered,
  };
});

/** Changes what is available, and notifies the page as the platform does (S6.6). */
async function leave(amount: string): Promise<void> {
  available = amount;
  await queries?.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
}

function Page() {
  queries = useQueryClient();
  return <WithdrawScreen />;
}

/** A withdrawal whose amount another tab of the player withdraws meanwhile (S2.16 withdraw). */
const meta = {
  ...withdrawScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...withdrawScreen.parameters, msw: [quotes, ...calls] },
  title: 'Features/Withdrawals/WithdrawnElsewhere',
  render: () => <Page />,
  beforeEach: () => {
    available = '5000.00';
    withdrawScreen.beforeEach();
  },
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The review stays, says that its amount is no longer available, and leads back to what was typed. */
export const WhileReviewed: Story = {
  play: async ({ canvas }) => {
    await review('1000');
    await screen.findByRole('button', { name: like('withdrawals:review.submit') });
    await leave('0.00');
    await expect(await canvas.findByText(t('withdrawals:review.closed'))).toBeSeen();
    await expect(canvas.getByRole('heading', { name: t('withdrawals:review.title') })).toBeSeen();
    await expect(canvas.queryByText(t('withdrawals:review.mainAfter'))).toBeNull();
    await leave('5000.00');
    await userEvent.click(canvas.getByRole('link', { name: t('withdrawals:review.change') }));
    await expect(await amountField()).toHaveValue('1000');
  },
};

/** The proof of identity that is asked for stays open, with what was typed in it; once refused, the page says why, with the focus there. */
export const WhileProving: Story = {
  parameters: {
    msw: [
      refuses('createWithdrawal', { code: 'step_up_needed', status: 403 }, { once: true }),
      refuses('createWithdrawal', { code: 'balance_insufficient', status: 409 }),
      quotes,
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: t('session:stepUp.title') });
    const field = await waitFor(() => {
      const found = dialog.querySelector<HTMLInputElement>('input[type="password"]');
      if (!found) throw new Error('There is no field for the password.');
      return found;
    });
    await userEvent.type(field, 'player2026');
    await leave('0.00');
    await waitFor(() =>
      expect(canvas.getByText(like('withdrawals:available.little'))).toBeVisible(),
    );
    await expect(field).toBeSeen();
    await expect(field).toHaveValue('player2026');
    await press(t('session:stepUp.submit'));
    const told = await canvas.findByText(t('withdrawals:review.closed'));
    await expect(told).toBeSeen();
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** While the answer to the order is late, the balance in the review is without the amount once, not twice. */
export const WhileAnswerIsLate: Story = {
  parameters: { msw: [neverAnswers('createWithdrawal'), quotes, ...calls] },
  play: async ({ canvas }) => {
    await confirm();
    await leave('4000.00');
    const part = canvas.getByRole('region', { name: t('withdrawals:available.title') });
    await waitFor(() => expect(part).toHaveTextContent('4,000.00'));
    const after = canvas.getByText(t('withdrawals:review.mainAfter'));
    await expect(after.nextElementSibling).toHaveTextContent('4,000.00');
  },
};
