import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { OpenDeposit } from './OpenDeposit.tsx';

const { value: deposit } = EXAMPLES.getDeposit;

const none = answers('getWaitingDeposits', () => ({ deposits: [] }));

/** For pages of the wallet: the deposits that wait for their player, and the newest one that is being checked. */
const meta = {
  title: 'Shared/OpenDeposit',
  component: OpenDeposit,
  parameters: { player: true, msw: [answers('getDeposit'), answers('getWaitingDeposits')] },
} satisfies Meta<typeof OpenDeposit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForPlayer: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('session:openDeposit.to.player') }),
    ).toHaveAttribute('href', `/deposit?reference=${deposit.reference}`);
    await expect(canvas.getByText(t('session:openDeposit.title'))).toBeSeen();
  },
};

export const WaitsForCashier: Story = {
  parameters: {
    msw: [
      none,
      answers('getDeposit', () => ({
        ...deposit,
        ...{ adapter: 'manual-reference', state: 'pending', transactionNumber: '9F3K22X1' },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('session:openDeposit.to.cashier') }),
    ).toBeSeen();
  },
};

/** Nothing is open. */
export const None: Story = { parameters: { msw: [none, answers('getDeposit', () => null)] } };

/** It did not come: the page of the wallet goes on without it. */
export const Failed: Story = {
  parameters: { msw: [fails('getWaitingDeposits'), fails('getDeposit')] },
};
