import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { WaitingDepositScreen } from './WaitingDepositScreen.tsx';

const { value: deposit } = EXAMPLES.getDeposit;

/** Above every page of a member but their own: the deposit that they have yet to pay, or to enter the transaction ID of (S2.16). */
const meta = {
  title: 'Features/WaitingDeposit/WaitingDepositScreen',
  component: WaitingDepositScreen,
  parameters: { player: true, msw: [answers('getMemberInfo'), answers('getDeposit')] },
} satisfies Meta<typeof WaitingDepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForPlayer: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('session:openDeposit.to.player') }),
    ).toHaveAttribute('href', `/deposit?reference=${deposit.reference}`);
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

let asked = 0;

/** The player has done their part: other pages need no reminder. */
export const WaitsForCashier: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getDeposit', () => {
        asked += 1;
        return {
          ...deposit,
          adapter: 'manual-reference',
          state: 'pending',
          transactionNumber: '9F3K22X1',
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
