import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { BonusPage, WithdrawalQuote } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { ToastProvider } from '#src/ui/toast/ToastProvider.tsx';
import { WithdrawScreen } from './WithdrawScreen.tsx';
import {
  accounts,
  balance,
  calls,
  quote,
  records,
  security,
  told,
  withdrawal,
} from './withdrawals.fixture.ts';

const created = withdrawal();
const keys: (string | null)[] = [];

/** The platform takes withdrawals and notes their keys; the first `lost` answers do not come. */
const takes = (lost = 0) =>
  http.post(EXAMPLES.createWithdrawal.path, async ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length <= lost) return HttpResponse.error();
    await delay(50);
    return HttpResponse.json({ success: true, value: created, message: '', code: 'ok' });
  });

/** Where a player withdraws (S2.16 withdraw). */
const meta = {
  title: 'Features/Withdrawals/WithdrawScreen',
  component: WithdrawScreen,
  decorators: [
    (Story) => (
      <ToastProvider labels={{ region: 'Notices', close: 'Close' }}>
        <Story />
      </ToastProvider>
    ),
  ],
  parameters: { player: true, route: '/withdraw', msw: [takes(), ...calls] },
  beforeEach: () => {
    keys.length = 0;
    sessionStorage.clear();
  },
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const amountField = () => screen.findByRole('textbox', { name: like('withdrawals:form.amount') });
const passwordField = () =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('input[type="password"]');
    if (!field) throw new Error('There is no field for the payment password.');
    return field;
  });

/** Types an amount and goes on to the review. */
async function review(amount: string): Promise<void> {
  await userEvent.type(await amountField(), amount);
  await press(t('withdrawals:form.continue'));
  await screen.findByRole('heading', { name: t('withdrawals:review.title') });
}

/** Reviews a withdrawal of 1000.00 and confirms it. */
async function confirm(): Promise<void> {
  await review('1000');
  await userEvent.type(await passwordField(), '204816');
  await press(like('withdrawals:review.submit', { amount: '1,000.00' }));
}

/** From what is available over amount and review to the tracker of what was made. */
export const Made: Story = {
  parameters: { msw: [takes(), told(created), ...calls] },
  play: async ({ canvas }) => {
    await confirm();
    const title = like('withdrawals:tracker.title', { amount: '1,000.00' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeSeen();
    await expect(await screen.findByText(t('withdrawals:review.created'))).toBeInTheDocument();
    await expect(keys).toHaveLength(1);
  },
};

/** Before anything is typed the page says what can be withdrawn, the limits, and how many withdrawals are left and free. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const part = await canvas.findByRole('region', { name: t('withdrawals:available.title') });
    await expect(part).toHaveTextContent('5,000.00');
    await expect(part).toHaveTextContent(t('withdrawals:available.whole'));
    await expect(await canvas.findByText(t('withdrawals:available.limits'))).toBeSeen();
    await expect(await canvas.findByText(like('session:withdrawal.onTheWay'))).toBeSeen();
  },
};

/** On a phone, in Bengali. */
export const Bengali: Story = {
  globals: { language: 'bn', viewport: { value: 'phone', isRotated: false } },
};

/** Chips choose all and half; the fee, the received amount and the time are shown before the review. */
export const Chips: Story = {
  play: async ({ canvas }) => {
    const field = await amountField();
    await userEvent.click(canvas.getByText(t('withdrawals:form.half')));
    await expect(field).toHaveValue('2500.00');
    await userEvent.click(canvas.getByText(t('withdrawals:form.all')));
    await expect(field).toHaveValue('5000.00');
    const preview = like('withdrawals:form.preview', { received: '5,000.00' });
    await expect(await canvas.findByText(preview)).toBeSeen();
  },
};

/** An amount out of range says which limit it is, and what was typed stays over the review and back. */
export const Limits: Story = {
  play: async ({ canvas }) => {
    const field = await amountField();
    await userEvent.type(field, '999');
    await press(t('withdrawals:form.continue'));
    await expect(await canvas.findByText(like('withdrawals:form.below'))).toBeSeen();
    await userEvent.clear(field);
    await userEvent.type(field, '5000.01');
    await expect(await canvas.findByText(like('withdrawals:form.short'))).toBeSeen();
    await userEvent.clear(field);
    await review('1500');
    await userEvent.click(canvas.getByRole('link', { name: t('withdrawals:review.change') }));
    await expect(await amountField()).toHaveValue('1500');
  },
};

/** A reload keeps what was typed. */
export const Kept: Story = {
  beforeEach: () => {
    const kept = { amount: { opened: '', value: '1750' } };
    sessionStorage.setItem('livery.draft.withdrawal', JSON.stringify(kept));
  },
  play: async () => {
    await waitFor(async () => expect(await amountField()).toHaveValue('1750'));
  },
};

/** Forms open without errors, and sent empty they explain each field. */
export const AmountRule: Story = {
  play: async () => {
    await amountField();
    const name = t('withdrawals:form.title');
    await keepsFormRule('DeskParts', await screen.findByRole('form', { name }));
  },
};

export const ConfirmRule: Story = {
  play: async () => {
    await review('1000');
    await passwordField();
    const name = t('withdrawals:review.form');
    await keepsFormRule('ConfirmForm', await screen.findByRole('form', { name }));
  },
};

/** A wrong payment password is reported at its field. */
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

/** A reload does not lose an order whose answer is not known: its review comes back, with its amount. */
export const AnswerLostBeforeReload: Story = {
  beforeEach: () => {
    const order = { accountId: created.account.id, amount: '1000', key: 'kept', sentAt: 0 };
    sessionStorage.setItem('livery.draft.withdrawal.sent', JSON.stringify(order));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:review.unknown'))).toBeSeen();
    await userEvent.type(await passwordField(), '204816');
    await press(t('withdrawals:review.again'));
    await waitFor(() => expect(keys).toEqual(['kept']));
  },
};

const only = (change: Partial<WithdrawalQuote>) => [takes(), quote(change), ...calls];

/** With too little to withdraw, the page shows the minimum and no form. */
export const NothingToWithdraw: Story = {
  parameters: { msw: only({ available: '0.00', allowed: false }) },
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText(like('withdrawals:available.little'));
    await expect(reason).toBeSeen();
    await expect(canvas.getByText(t('withdrawals:form.closed'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

const bonuses = answers('getBonusDetails', () => {
  const page: BonusPage = EXAMPLES.getBonusDetails.value;
  const played = { id: '6f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968', turnoverLeft: '0.00' };
  return { ...page, list: page.list.flatMap((bonus) => [bonus, { ...bonus, ...played }]) };
});

/** Turnover is left: how much, for which bonus and for deposits (S2.16). */
export const TurnoverLeft: Story = {
  parameters: { msw: [bonuses, ...only({ turnoverLeft: '320.00', allowed: false })] },
  play: async ({ canvas }) => {
    const title = like('withdrawals:turnover.title', { amount: '320.00' });
    await expect(await canvas.findByRole('heading', { name: title })).toBeSeen();
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(1);
    await expect(
      canvas.getByText(like('withdrawals:turnover.restLeft', { left: '200.00' })),
    ).toBeSeen();
  },
};

export const TurnoverFailed: Story = {
  parameters: {
    msw: [
      fails('getBonusDetails', 1),
      bonuses,
      ...only({ turnoverLeft: '320.00', allowed: false }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('withdrawals:turnover.failed'),
    );
    await press(t('withdrawals:retry'));
    await expect(await canvas.findByRole('progressbar')).toBeSeen();
  },
};

/** No withdrawal is left for these 24 hours. */
export const Exhausted: Story = {
  parameters: { msw: only({ withdrawalsLeft: 0, freeLeft: 0, allowed: false }) },
  play: async ({ canvas }) => {
    const [reason] = await canvas.findAllByText(t('withdrawals:available.exhausted'));
    await expect(reason).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** A player on a break withdraws; bonuses that are not played stay. */
export const OnBreak: Story = {
  parameters: { msw: only({ held: '150.00', available: '4850.00' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(like('withdrawals:available.held', { amount: '150.00' })),
    ).toBeSeen();
    await expect(await amountField()).toBeSeen();
  },
};

/** No account yet: the first step is to add one. */
export const NoAccount: Story = {
  parameters: { msw: [accounts({ accounts: [] }), takes(), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:form.noAccount'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** No payment password: the way to set one, and what was typed is kept for the way back. */
export const NoPaymentPassword: Story = {
  parameters: { msw: [security({ paymentPassword: false }), takes(), ...calls] },
  play: async ({ canvas }) => {
    await review('1500');
    await expect(
      await canvas.findByRole('link', { name: t('withdrawals:password.set') }),
    ).toHaveAttribute('href', expect.stringContaining('/security'));
    await expect(JSON.stringify(sessionStorage)).toContain('1500');
  },
};

/** What is with vendors is brought home by one press; a lost answer is repeated with its key. */
export const VendorFunds: Story = {
  parameters: {
    msw: [
      fails('collectFunds', 1),
      answers('collectFunds', () => ({ amount: '80.00', transfers: 1, balance: '5080.00' })),
      balance([{ name: 'CQ9', held: '80.00' }]),
      takes(),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await press(like('withdrawals:vendors.move', { amount: '80.00' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await press(t('withdrawals:vendors.again'));
    await expect(await screen.findByText(like('withdrawals:vendors.moved'))).toBeInTheDocument();
  },
};

/** One on its way stands above everything, and leads to its tracker. */
export const OnTheWay: Story = {
  parameters: { msw: [told(created), records([created]), takes(), ...calls] },
  play: async ({ canvas }) => {
    const name = like('session:withdrawal.onTheWay', { amount: '1,000.00' });
    const [first] = await canvas.findAllByRole('link', { name });
    await expect(first).toHaveAttribute(
      'href',
      expect.stringContaining(`/withdraw?reference=${created.reference}`),
    );
  },
};

export const NeverWithdrawn: Story = {
  parameters: { msw: [records([]), takes(), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:recent.none'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getPayoutAccounts'), ...calls] },
};

/** What a withdrawal needs to know does not come: the page says so and asks again. */
export const Failed: Story = {
  parameters: {
    msw: [fails('getPayoutAccounts', 1), fails('getSecurity', 1), takes(), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('withdrawals:failed'));
    await press(t('withdrawals:retry'));
    await expect(await amountField()).toBeSeen();
  },
};

export const QuoteFailed: Story = {
  parameters: { msw: [fails('quoteWithdrawal', 1), takes(), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('withdrawals:failed'));
    await press(t('withdrawals:retry'));
    await expect(await amountField()).toBeSeen();
  },
};
