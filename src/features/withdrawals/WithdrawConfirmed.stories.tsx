import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { PAYMENT_PASSWORD_PART } from '#src/session/paymentPasswordLink.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { keepOrder, keptOrder } from './review/sentOrder.ts';
import type { WithdrawScreen } from './WithdrawScreen.tsx';
import { answersWithdrawal, calls } from './withdrawals.fixture.ts';
import {
  amountField,
  bodies,
  confirm,
  created,
  keys,
  passwordField,
  press,
  review,
  takes,
  withdrawScreen,
} from './withdrawScreen.fixture.tsx';

/** The review of a withdrawal and its outcome, also if it is refused or its response lost (S2.16 withdraw). */
const meta = {
  ...withdrawScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...withdrawScreen.parameters },
  title: 'Features/Withdrawals/WithdrawConfirmed',
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmRule: Story = {
  play: async () => {
    await review('1000');
    await passwordField();
    const name = t('withdrawals:review.form');
    await keepsFormRule('ConfirmForm', await screen.findByRole('form', { name }));
  },
};

/** The height of the site's header, which covers the top of the page. */
const HEADER = 64;

/** The form is scrolled down to its button; the review opens with its heading in view, below the header. */
export const ReviewInView: Story = {
  // Zoomed, so that the review is taller than the window, as on a phone; with room below, so that it stays scrolled.
  decorators: [
    (Page) => (
      <div style={{ minBlockSize: '300vh', maxInlineSize: 200, zoom: 2 }}>
        <Page />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.type(await amountField(), '1000');
    const next = await screen.findByRole('button', { name: t('withdrawals:form.continue') });
    next.scrollIntoView({ block: 'start', behavior: 'instant' });
    await userEvent.click(next);
    const heading = await screen.findByRole('heading', { name: t('withdrawals:review.title') });
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThan(HEADER));
    await expect(heading).toBeSeen();
  },
};

/** A wrong payment password is reported at its field, with a link to reset it. */
export const PasswordWrong: Story = {
  parameters: {
    msw: [
      refuses('createWithdrawal', { code: 'payment_password_wrong' }, { once: true }),
      takes(),
      answersWithdrawal(null),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await confirm();
    await expect(await canvas.findByText(t('platform:error.payment_password_wrong'))).toBeSeen();
    await waitFor(async () => expect(await passwordField()).toHaveFocus());
    const reset = canvas.getByRole('link', { name: t('session:password.forgottenPayment') });
    await expect(reset).toBeSeen();
    await expect(reset).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/security#${PAYMENT_PASSWORD_PART}$`)),
    );
  },
};

let isFree = true;

/** The fee of an amount, and what of 1000.00 is received: nothing is charged until the fee has changed. */
const priced = answers('quoteWithdrawal', ({ searchParams }) => ({
  ...EXAMPLES.quoteWithdrawal.value,
  ...{ available: '5000.00', fee: null, received: null },
  ...(searchParams.has('amount') &&
    (isFree ? { fee: '0.00', received: '1000.00' } : { fee: '7.25', received: '992.75' })),
}));

/** A fee that is no longer the one in the review is refused, and nothing typed is lost: the review shows the new fee, to be sent again. */
export const FeeChanged: Story = {
  parameters: {
    msw: [
      refuses(
        'createWithdrawal',
        { code: 'fee_changed', status: 409 },
        {
          when: () => {
            const wasFree = isFree;
            isFree = false;
            return wasFree;
          },
        },
      ),
      priced,
      takes(),
      answersWithdrawal(created),
      ...calls,
    ],
  },
  beforeEach: () => {
    isFree = true;
  },
  play: async ({ canvas }) => {
    await confirm();
    await expect(await canvas.findByText(t('platform:error.fee_changed'))).toBeSeen();
    await expect(canvas.getByRole('heading', { name: t('withdrawals:review.title') })).toBeSeen();
    for (const amount of [/7\.25$/, /992\.75$/]) {
      await expect(await canvas.findByText(amount)).toBeSeen();
    }
    await expect(await passwordField()).toHaveValue('204816');
    await press(like('withdrawals:review.submit', { amount: '1,000.00' }));
    const title = like('withdrawals:tracker.title', { amount: '1,000.00' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeSeen();
    await expect(bodies).toEqual([expect.objectContaining({ amount: '1000', fee: '7.25' })]);
  },
};

/** The platform requires a step-up; then the withdrawal continues with the same key. */
export const StepUpRequired: Story = {
  parameters: {
    msw: [
      refuses('createWithdrawal', { code: 'step_up_needed', status: 403 }, { once: true }),
      takes(),
      answersWithdrawal(created),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: t('session:stepUp.title') });
    // A reload while the player looks for their code must not ask whether this order was made.
    await expect(keptOrder(EXAMPLES.getMemberInfo.value.id)).toBeUndefined();
    const field = dialog.querySelector<HTMLInputElement>('input[type="password"]');
    if (!field) throw new Error('There is no field for the password.');
    await userEvent.type(field, 'player2026');
    await press(t('session:stepUp.submit'));
    const title = like('withdrawals:tracker.title', { amount: '1,000.00' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeSeen();
  },
};

/** The response is lost, and no withdrawal was made so far: nothing else can be sent, and a retry keeps its key. */
export const AnswerLost: Story = {
  parameters: { msw: [takes(1), ...calls] },
  play: async ({ canvas }) => {
    await confirm();
    await expect(await canvas.findByText(t('withdrawals:review.unknown'))).toBeSeen();
    // With the fee that was shown: a retry with another one would be another order.
    const { id } = EXAMPLES.getMemberInfo.value;
    await expect(keptOrder(id)).toMatchObject({ amount: '1000', fee: '0.00' });
    await expect(await passwordField()).toHaveValue('204816');
    await expect(canvas.queryByRole('link', { name: t('withdrawals:review.change') })).toBeNull();
    await press(t('withdrawals:review.check'));
    await expect(await canvas.findByText(t('withdrawals:review.notThere'))).toBeSeen();
    await press(t('withdrawals:review.again'));
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(canvas.queryByText(t('withdrawals:review.unknown'))).toBeNull());
    await expect(JSON.stringify(sessionStorage)).not.toContain('204816');
  },
};

/** The response is lost, but the platform has the withdrawal: the page opens it and sends nothing twice. */
export const AnswerLostButMade: Story = {
  parameters: {
    msw: [
      takes(1),
      answers('getWithdrawal', ({ searchParams }) =>
        keys.length > 0 || searchParams.has('reference')
          ? { ...created, createdAt: created.asOf }
          : null,
      ),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await confirm();
    const title = like('withdrawals:tracker.title', { amount: '1,000.00' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeSeen();
    await expect(keys).toHaveLength(1);
  },
};

/** Keeps an order as if sent this long ago without a response. */
const sentBefore = (ms: number) => () => {
  const order = {
    ...{ accountId: created.account.id, amount: '1000', key: 'kept' },
    sentAt: Date.now() - ms,
  };
  keepOrder(EXAMPLES.getMemberInfo.value.id, order);
};

/** An order with an unknown outcome is known in a new tab too, after the one that sent it has ended: its review returns, with its amount. */
export const AnswerLostBeforeTabEnded: Story = {
  beforeEach: sentBefore(60_000),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:review.unknown'))).toBeSeen();
    await expect(await canvas.findByText(t('withdrawals:review.arrival'))).toBeSeen();
    for (const after of ['after', 'mainAfter'] as const) {
      await expect(canvas.queryByText(t(`withdrawals:review.${after}`))).toBeNull();
    }
    await userEvent.type(await passwordField(), '204816');
    await press(t('withdrawals:review.again'));
    await waitFor(() => expect(keys).toEqual(['kept']));
  },
};

/** An order is not retried once its idempotency key may have expired: the page says where to look, and allows another one. */
export const TooLateToRepeat: Story = {
  beforeEach: sentBefore(12 * 3_600_000),
  play: async ({ canvas }) => {
    await userEvent.type(await passwordField(), '204816');
    await press(t('withdrawals:review.again'));
    await expect(await canvas.findByText(asText('platform:error.key_expired'))).toBeSeen();
    await expect(keys).toEqual([]);
    await review('1000');
    await userEvent.type(await passwordField(), '204816');
    await press(like('withdrawals:review.submit', { amount: '1,000.00' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    await expect(keys).not.toContain('kept');
  },
};
