import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import type { WithdrawScreen } from '../WithdrawScreen.tsx';
import { accounts, calls } from '../withdrawals.fixture.ts';
import { takes, withdrawScreen } from '../withdrawScreen.fixture.tsx';

/** Accounts bound to a provider that no longer takes withdrawals (S2.16 withdraw). */
const meta = {
  ...withdrawScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...withdrawScreen.parameters },
  title: 'Features/Withdrawals/ClosedAccount',
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const provider = 'Bank of Before';
const { account } = EXAMPLES.createWithdrawal.value;
const closed = { ...account, id: '7b0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5969', provider };
const having = (bound: (typeof account)[]) => ({
  parameters: { msw: [takes(), accounts({ accounts: bound }), ...calls] },
});

/** It stays listed, marked and not selectable: the next one is chosen. */
export const Marked: Story = {
  ...having([closed, account]),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('radio');
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await expect(second).toBeChecked();
    await expect(canvas.getByText(t('withdrawals:form.accountClosed', { provider }))).toBeSeen();
    await expect(canvas.getByText(t('withdrawals:accounts.closed'))).toBeSeen();
    await expect(canvas.getByText(t('withdrawals:accounts.closedText', { provider }))).toBeSeen();
  },
};

/** With no other account there is no form, only a button to add one. */
export const OnlyAccount: Story = {
  ...having([closed]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:form.noAccount'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByText(t('withdrawals:accounts.closed'))).toBeSeen();
  },
};
