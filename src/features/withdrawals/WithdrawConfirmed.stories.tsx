import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { PAYMENT_PASSWORD_PART } from '#src/session/paymentPasswordWay.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import type { WithdrawScreen } from './WithdrawScreen.tsx';
import { calls, told } from './withdrawals.fixture.ts';
import {
  confirm,
  created,
  keys,
  passwordField,
  press,
  review,
  takes,
  withdrawScreen,
} from './withdrawScreen.fixture.tsx';

/** The review of a withdrawal and what comes of it, also where its answer is refused or lost (S2.16 withdraw). */
const meta = {
  ...withdrawScreen,
  // Spelled out: Storybook adds the comment above to the parameters, and replaces what is not an object of its own.
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

/** A wrong payment password is reported at its field, beside the way to another one. */
export const PasswordWrong: Story = {
  parameters: {
    msw: [
      refuses('createWithdrawal', { code: 'payment_password_wrong' }, { once: true }),
      takes(),
      told(null),
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

/** The platform asks for a step-up; proven, the withdrawal goes on with the same key. */
export const SteppedUp: Story = {
  parameters: {
    msw: [
      refuses('createWithdrawal', { code: 'step_up_needed', status: 403 }, { once: true }),
      takes(),
      told(created),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: t('session:stepUp.title') });
    const field = dialog.querySelector<HTMLInputElement>('input[type="password"]');
    if (!field) throw new Error('There is no field for the password.');
    await userEvent.type(field, 'player2026');
    await press(t('session:stepUp.submit'));
    const title = like('withdrawals:tracker.title', { amount: '1,000.00' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeSeen();
  },
};

/** The answer is lost and the withdrawal was not made so far: nothing else can be sent, and repeating it keeps its key. */
export const AnswerLost: Story = {
  parameters: { msw: [takes(1), ...calls] },
  play: async ({ canvas }) => {
    await confirm();
    await expect(await canvas.findByText(t('withdrawals:review.unknown'))).toBeSeen();
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

/** The answer is lost, but the platform has the withdrawal: the page leads to it and sends nothing a second time. */
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

/** Keeps an order in the tab as if it was sent so long ago and no answer came. */
const sentBefore = (ms: number) => () => {
  const order = {
    ...{ accountId: created.account.id, amount: '1000', key: 'kept' },
    sentAt: Date.now() - ms,
  };
  sessionStorage.setItem('livery.draft.withdrawal.sent', JSON.stringify(order));
};

/** A reload does not lose an order whose answer is not known: its review comes back, with its amount. */
export const AnswerLostBeforeReload: Story = {
  beforeEach: sentBefore(60_000),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:review.unknown'))).toBeSeen();
    await userEvent.type(await passwordField(), '204816');
    await press(t('withdrawals:review.again'));
    await waitFor(() => expect(keys).toEqual(['kept']));
  },
};

/** An order is not repeated once the platform may have forgotten its key: the page says where to look, and another one can be made. */
export const TooLateToRepeat: Story = {
  beforeEach: sentBefore(12 * 3_600_000),
  play: async ({ canvas }) => {
    await userEvent.type(await passwordField(), '204816');
    await press(t('withdrawals:review.again'));
    await expect(await canvas.findByText(t('platform:error.key_expired'))).toBeSeen();
    await expect(keys).toEqual([]);
    await review('1000');
    await userEvent.type(await passwordField(), '204816');
    await press(like('withdrawals:review.submit', { amount: '1,000.00' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    await expect(keys).not.toContain('kept');
  },
};
