import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { OpenDeposit } from './OpenDeposit.tsx';

const { value: deposit } = EXAMPLES.getDeposit;

const partOfCoins: Deposit = {
  ...deposit,
  ...{ method: 'crypto', provider: 'Test Chain', adapter: 'address', payUrl: null },
  state: 'pending',
  coins: {
    ...{ coin: 'TEST', address: 'TC22', uri: null, asked: '10.000000', missing: '4.000000' },
    ...{ received: '6.000000', rate: '120.00', least: '1000.00', confirmations: 3 },
    ...{ until: deposit.expiresAt },
    payments: [
      {
        ...{ hash: '4F2A91C07D3B', coins: '6.000000', rate: '120.00', beyond: null, late: false },
        ...{ confirmations: 3, seenAt: deposit.createdAt },
      },
    ],
  },
};

const none = answers('getWaitingDeposits', () => ({ deposits: [] }));

/** The player's unfinished deposits and the newest one being checked, for wallet pages. */
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

/** On a break nobody is asked to pay. */
export const OnABreak: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getProtection', () => ({
        ...EXAMPLES.getProtection.value,
        excludedUntil: '2026-09-02T09:00:00.000Z',
      })),
      answers('getWaitingDeposits', () => ({ deposits: [deposit] })),
      answers('getDeposit', () => deposit),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('session:openDeposit.paid'))).toBeSeen();
    const ways = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(ways).toEqual([t('session:openDeposit.to.cashier')]);
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

/** Coins arrived, but fewer than requested: it says how many are missing. */
export const PartOfCoinsArrived: Story = {
  parameters: {
    msw: [
      answers('getDeposit', () => partOfCoins),
      answers('getWaitingDeposits', () => ({ deposits: [partOfCoins] })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(like('session:openDeposit.partial', { missing: '4.000000 TEST' })),
    ).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('session:openDeposit.to.player') })).toBeSeen();
  },
};

/** Nothing is open. */
export const None: Story = {
  tags: ['shows-nothing'],
  parameters: { msw: [none, answers('getDeposit', () => null)] },
};

/** Loading failed: the wallet page works without it. */
export const Failed: Story = {
  tags: ['shows-nothing'],
  parameters: { msw: [fails('getWaitingDeposits'), fails('getDeposit')] },
};
