import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { BonusPage } from '#src/platform/contract.generated.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { walletAt } from '#src/shared/balance/transfer/ledger.fixture.ts';
import type { WithdrawScreen } from './WithdrawScreen.tsx';
import { accounts, balance, calls, security } from './withdrawals.fixture.ts';
import { only, press, review, takes, withdrawScreen } from './withdrawScreen.fixture.tsx';

/** Reasons why a player cannot withdraw, and next steps (S2.16 withdraw). */
const meta = {
  ...withdrawScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...withdrawScreen.parameters },
  title: 'Features/Withdrawals/WithdrawClosed',
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** The minimum is in the game wallets: the page says so, not that a minimum is missing, and brings it back. */
export const MoneyInGameWallets: Story = {
  parameters: {
    msw: [
      balance([{ name: 'CQ9', held: '9000.00' }]),
      ...only({ available: '0.00', allowed: false }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:form.closed'))).toBeSeen();
    const reasons = canvas.getAllByText(like('withdrawals:vendors', { amount: '9,000.00' }));
    await expect(reasons).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: t('balance:collect') })).toBeSeen();
    await expect(canvas.queryByText(like('withdrawals:available.little'))).toBeNull();
  },
};

/** Active bonuses, one with its requirement met; other states return an empty list. */
const bonuses = answers('getBonusDetails', ({ searchParams }) => {
  const page: BonusPage = EXAMPLES.getBonusDetails.value;
  if (searchParams.get('state') !== 'active') return { ...page, list: [] };
  const played = { id: '6f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968', turnoverLeft: '0.00' };
  return { ...page, list: page.list.flatMap((bonus) => [bonus, { ...bonus, ...played }]) };
});

/** An unmet wagering requirement: how much is left, for which bonus and for deposits (S2.16). */
export const TurnoverLeft: Story = {
  parameters: { msw: [bonuses, ...only({ turnoverLeft: '320.00', allowed: false })] },
  play: async ({ canvas }) => {
    const title = like('balance:turnover.title', { amount: '320.00' });
    await expect(await canvas.findByRole('heading', { name: title })).toBeSeen();
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(1);
    await expect(
      canvas.getByText(like('balance:turnover.restLeft', { left: '200.00' })),
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('balance:turnover.failed'));
    await press(t('balance:again'));
    await expect(await canvas.findByRole('progressbar')).toBeSeen();
  },
};

/** The identity is not verified yet: shown above everything, before any input, with a link to it. */
export const NotVerified: Story = {
  parameters: { msw: only({ verification: 'more_needed', allowed: false }) },
  play: async ({ canvas }) => {
    const name = like('session:identity.title');
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringContaining('/verification'),
    );
    await expect(canvas.getByText(t('session:identity.hint.more_needed'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
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

/** A player on a break can withdraw; unplayed bonuses stay, also in the balance forecast by the review. */
export const OnBreak: Story = {
  parameters: { msw: only({ held: '150.00', available: '4850.00' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(like('withdrawals:available.held', { amount: '150.00' })),
    ).toBeSeen();
    await review('1000');
    const after = await canvas.findByText(t('withdrawals:review.mainAfter'));
    await waitFor(() => expect(after.parentElement).toHaveTextContent(/4,000\.00/));
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

/** No payment password: a link to set one; the input is kept for coming back. */
export const NoPaymentPassword: Story = {
  parameters: { msw: [security({ paymentPassword: false }), takes(), ...calls] },
  play: async ({ canvas }) => {
    await review('1500');
    await expect(
      await canvas.findByRole('link', { name: t('withdrawals:password.set') }),
    ).toHaveAttribute('href', '/security#payment-password');
    await expect(JSON.stringify(sessionStorage)).toContain('1500');
  },
};

/** One press moves vendors' funds to the main wallet; a lost response is retried by key. */
export const VendorFunds: Story = {
  parameters: {
    msw: [
      fails('collectFunds', 1),
      answers('collectFunds', () => ({
        ...{ amount: '80.00', transfers: 1, left: '0.00', balance: '5080.00' },
      })),
      balance([{ name: 'CQ9', held: '80.00' }]),
      takes(),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(like('withdrawals:vendors', { amount: '80.00' })),
    ).toBeSeen();
    await press(t('balance:collect'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await press(t('balance:again'));
    await expect(await screen.findByText(like('balance:collected'))).toBeSeen();
  },
};

let held = '80.00';

/** Collected, the vendors' wallets are empty: the text in place of the button says so, and has the focus. */
export const VendorFundsCollected: Story = {
  parameters: {
    msw: [
      answers('collectFunds', () => {
        held = '0.00';
        return { amount: '80.00', transfers: 1, left: '0.00', balance: '5080.00' };
      }),
      answers('getWalletBalance', () => ({
        ...EXAMPLES.getWalletBalance.value,
        wallets: [walletAt('CQ9', held)],
      })),
      takes(),
      ...calls,
    ],
  },
  beforeEach: () => {
    held = '80.00';
  },
  play: async ({ canvas }) => {
    await canvas.findByText(like('withdrawals:vendors', { amount: '80.00' }));
    await press(t('balance:collect'));
    const rest = await canvas.findByText(t('balance:allInMain'));
    await waitFor(() => expect(rest.parentElement).toHaveFocus());
    await expect(rest).toBeSeen();
    await expect(canvas.queryByRole('button', { name: t('balance:collect') })).toBeNull();
  },
};

/** A closed wallet's balance is shown, without a button to move it. */
export const VendorClosed: Story = {
  parameters: {
    msw: [balance([{ name: 'CQ9', held: '80.00', state: 'maintenance' }]), takes(), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('balance:left', { amount: '80.00' }))).toBeSeen();
    await expect(canvas.queryByRole('button', { name: t('balance:collect') })).toBeNull();
  },
};
