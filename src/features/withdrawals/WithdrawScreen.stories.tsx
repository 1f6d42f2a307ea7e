import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inYen } from '#src/brand/inMarket.fixture.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { explainsAmounts } from '#src/shared/balance/explainsAmounts.fixture.ts';
import { edgesOf } from '#src/ui/direction.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { WithdrawalOverview } from './desk/WithdrawalOverview.tsx';
import { page } from './Withdrawals.css.ts';
import type { WithdrawScreen } from './WithdrawScreen.tsx';
import { answersWithdrawal, calls, records } from './withdrawals.fixture.ts';
import {
  amountField,
  confirm,
  created,
  keys,
  only,
  press,
  review,
  takes,
  withdrawScreen,
} from './withdrawScreen.fixture.tsx';

/** The withdrawal page (S2.16 withdraw). */
const meta = {
  ...withdrawScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...withdrawScreen.parameters },
  title: 'Features/Withdrawals/WithdrawScreen',
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the available amount through form and review to the tracker. */
export const Confirmed: Story = {
  parameters: { msw: [takes(), answersWithdrawal(created), ...calls] },
  play: async ({ canvas }) => {
    await confirm();
    const title = like('withdrawals:tracker.title', { amount: '1,000.00' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeSeen();
    await expect(await screen.findByText(t('withdrawals:review.created'))).toBeSeen();
    await expect(keys).toHaveLength(1);
  },
};

/** Until the tracker of a confirmed withdrawal is there, the page is loading: it shows neither the review again nor the form. */
export const TrackerLoading: Story = {
  // The cashier without the tracker that takes its place, as long as a slow phone takes to show it.
  render: () => (
    <div className={page}>
      <WithdrawalOverview />
    </div>
  ),
  play: async ({ canvas }) => {
    const available = { name: t('withdrawals:available.title') };
    await confirm();
    await expect(await screen.findByText(t('withdrawals:review.created'))).toBeSeen();
    await waitFor(() => expect(canvas.queryByRole('heading', available)).toBeNull());
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** Before any input the page shows the available amount, the limits, and how many withdrawals are left and free, with their figures in line. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const part = await canvas.findByRole('region', { name: t('withdrawals:available.title') });
    await expect(part).toHaveTextContent('5,000.00');
    const pages = within(canvas.getByRole('list', { name: t('balance:cashier') }));
    await expect(pages.getByRole('link', { name: t('modules:deposit') })).toBeSeen();
    await expect(
      pages.getByRole('link', { name: t('modules:withdraw'), current: true }),
    ).toBeSeen();
    await expect(part).toHaveTextContent(t('withdrawals:available.whole'));
    await expect(await canvas.findByText(t('withdrawals:available.limits'))).toBeSeen();
    const ends = [...part.querySelectorAll('dd')].map((figure) => Math.round(edgesOf(figure).end));
    await expect(new Set(ends).size).toBe(1);
    const onTheWay = like('session:withdrawal.onTheWay', { amount: '1,000.00' });
    await expect(await canvas.findByText(onTheWay)).toBeSeen();
  },
};

/** Yen have no decimals: what is available and all of it are whole, rounded down. */
export const WholeAmounts: Story = {
  decorators: [inYen],
  parameters: { msw: only({ available: '5000.50' }) },
  play: async ({ canvas }) => {
    const field = await amountField();
    const part = canvas.getByRole('region', { name: t('withdrawals:available.title') });
    await waitFor(() => expect(part).toHaveTextContent('5,000'));
    await expect(part).not.toHaveTextContent('5,001');
    await userEvent.click(canvas.getByText(t('withdrawals:form.all')));
    await expect(field).toHaveValue('5000');
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

/** An amount out of range says which limit it breaks; the input survives the review and back. */
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

/** A reload keeps the input. */
export const Kept: Story = {
  beforeEach: () => {
    const kept = { amount: { opened: '', value: '1750' } };
    sessionStorage.setItem('livery.draft.withdrawal', JSON.stringify(kept));
  },
  play: async () => {
    await waitFor(async () => expect(await amountField()).toHaveValue('1750'));
  },
};

/** The form opens without errors; sent empty, it explains each field. */
export const AmountRule: Story = {
  play: async () => {
    await amountField();
    const name = t('withdrawals:form.title');
    const form = await screen.findByRole('form', { name });
    await keepsFormRule('WithdrawalSections', form);
    await explainsAmounts('AmountForm', form);
  },
};

/** A pending one is shown on top, with a link to its tracker. */
export const OnTheWay: Story = {
  parameters: { msw: [answersWithdrawal(created), records([created]), takes(), ...calls] },
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

/** Required data fails to load: the page says so, shows earlier withdrawals, and offers a retry. */
export const Failed: Story = {
  parameters: {
    msw: [fails('getPayoutAccounts', 1), fails('getSecurity', 1), takes(), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('withdrawals:failed'));
    await expect(canvas.getByRole('heading', { name: t('withdrawals:recent.title') })).toBeSeen();
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
