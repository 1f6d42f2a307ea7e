import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { explainsAmounts } from '#src/shared/balance/explainsAmounts.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { cashier } from './deposit.fixture.ts';
import { amountField, form, send, typed } from './depositForm.fixture.ts';

/** The deposit form (S2.16 depositv2): methods, the player's remaining limit, amount, promotion. */
const meta = {
  title: 'Features/Deposit/DepositScreen',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit', msw: cashier(null) },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every method shows its limits, fee and duration before anything is typed. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('radio');
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
    await expect(canvas.getByText(/Test Wallet A/)).toBeSeen();
    await expect(canvas.getAllByText(like('deposit:method.free'))[0]).toBeSeen();
    await expect(canvas.getByText(t('deposit:limit.none'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('deposit:limit.change') })).toHaveAttribute(
      'href',
      '/protection',
    );
  },
};

/** On a play-money brand the cashier says at its button that no money is sent, and what the balance is. */
export const PlayCredits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('deposit:credits'))).toBeSeen();
  },
};

/** The player's own limit is shown first, and explains why a higher amount is refused; the fee is added before submitting. */
export const OwnLimit: Story = {
  parameters: {
    msw: cashier(null, {
      methods: [
        {
          ...{ method: 'card', provider: 'Test Card', adapter: 'redirect', fee: '10.00' },
          ...{ least: '500.00', most: '800.00', minutes: 15, takesMinutes: 0 },
        },
      ],
      depositLeft: '800.00',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:limit.left'))).toBeSeen();
    await expect(canvas.getByText(like('deposit:method.fee'))).toBeSeen();
    await typed('900');
    await waitFor(async () =>
      expect(await form()).toHaveTextContent(like('deposit:amount.own', { amount: '800.00' })),
    );
    await userEvent.clear(await amountField());
    await userEvent.type(await amountField(), '600');
    const paid = like('deposit:withFee', { total: '610.00', amount: '600.00', fee: '10.00' });
    await expect(await canvas.findByText(paid)).toBeSeen();
    const pay = like('deposit:submitPay', { amount: '610.00' });
    await expect(canvas.getByRole('button', { name: pay })).toBeSeen();
  },
};

/** A coin network is chosen first: where coins may be sent, and what happens to too few, too many and late ones. */
export const Network: Story = {
  parameters: {
    msw: cashier(null, {
      methods: ['Test Chain', 'Sample Chain'].map((provider) => ({
        ...{ method: 'crypto', provider, adapter: 'address', fee: '0.00' },
        ...{ least: '1000.00', most: '100000.00', minutes: 30, takesMinutes: 10 },
      })),
    }),
  },
  play: async ({ canvas }) => {
    const [, sample] = await canvas.findAllByRole('radio');
    if (sample) await userEvent.click(sample);
    await expect(
      await canvas.findByText(asText('deposit:coins.choice', { provider: 'Sample Chain' })),
    ).toBeSeen();
    await expect(canvas.getByText(like('deposit:coins.rules'))).toBeSeen();
  },
};

/** Submitted empty: the field shows an error, and nothing is sent. */
export const SentEmpty: Story = {
  play: async () => {
    await send();
    await waitFor(async () =>
      expect(await form()).toHaveTextContent(t('session:amountFault.empty')),
    );
  },
};

/** Text that is not an amount stays in the field, which explains the format. */
export const NotAnAmount: Story = {
  play: async () => {
    await typed('12abc');
    await waitFor(async () =>
      expect(await form()).toHaveTextContent(t('session:amountFault.digits')),
    );
    await expect(await amountField()).toHaveValue('12abc');
  },
};

export const FormRule: Story = {
  play: async () => {
    await keepsFormRule('DepositForm', await form());
    await explainsAmounts('DepositAmountField', await form());
  },
};

const promotion = {
  ...EXAMPLES.getPromotion.value,
  ...{
    code: 'deposit-match',
    title: 'A match',
    mode: 'deposit' as const,
    type: 'deposit' as const,
  },
  ...{ status: 'join' as const, turnoverMultiple: 10, progress: null },
  deposit: { percent: 20, minimum: '500.00', maximum: '1000.00' },
};

/** No promotion is chosen by default; a promotion's wagering requirement is an amount of money. */
export const WithPromotion: Story = {
  parameters: {
    msw: [answers('getPromotions', () => ({ list: [promotion], totalPages: 1 })), ...cashier(null)],
  },
  play: async ({ canvas }) => {
    const offered = await canvas.findByRole('radio', { name: /A match/ });
    await expect(offered).not.toBeChecked();
    await userEvent.type(await amountField(), '2500');
    const terms = like('deposit:promotion.terms', { bonus: '500.00', turnover: '5,000.00' });
    await expect(await canvas.findByText(terms)).toBeSeen();
    await userEvent.click(offered);
    await userEvent.clear(await amountField());
    await typed('300');
    await waitFor(async () =>
      expect(await form()).toHaveTextContent(like('deposit:promotion.tooLow')),
    );
  },
};

export const PromotionsFailed: Story = {
  parameters: { msw: [fails('getPromotions'), ...cashier(null)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:promotion.failed'));
    await expect(await amountField()).toBeSeen();
  },
};
