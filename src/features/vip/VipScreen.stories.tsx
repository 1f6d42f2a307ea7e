import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Vip } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { VipScreen } from './VipScreen.tsx';

const level = (rank: number, turnover: string, gift: string, rebatePercent: string) => ({
  vipRankLevel: rank,
  vipLabelName: `VIP ${rank}`,
  ...{ turnover, gift, rebatePercent },
});

const VIP: Vip = {
  vipRankLevel: 2,
  vipLabelName: 'VIP 2',
  staked: '30000.00',
  next: { vipRankLevel: 3, left: '20000.00' },
  levels: [
    level(1, '5000.00', '20.00', '0.25'),
    level(2, '20000.00', '50.00', '0.30'),
    level(3, '50000.00', '100.00', '0.40'),
  ],
};
const known = answers('getVip', () => VIP);

/** VIP levels: the player's own, the way to the next, and what each brings (S2.20). */
const meta = {
  title: 'Features/Vip/VipScreen',
  component: VipScreen,
  parameters: { route: '/vip', player: true, msw: [known] },
} satisfies Meta<typeof VipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Progress to VIP 3' }),
    ).toBeVisible();
    await expect(canvas.getByText(/20,000\.00 to go/)).toBeVisible();
    await expect(canvas.getByText('Reached')).toBeVisible();
    await expect(canvas.getByText('0.40%')).toBeVisible();
  },
};

export const HighestLevel: Story = {
  parameters: {
    msw: [
      answers('getVip', () => ({ ...VIP, vipRankLevel: 3, vipLabelName: 'VIP 3', next: null })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have reached the highest level.')).toBeVisible();
  },
};

export const NoLevelYet: Story = {
  parameters: {
    msw: [
      answers('getVip', () => ({
        ...VIP,
        vipRankLevel: 0,
        vipLabelName: '',
        staked: '0.00',
        next: { vipRankLevel: 1, left: '5000.00' },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No level yet')).toBeVisible();
  },
};

export const Visitor: Story = {
  parameters: { player: false, msw: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

/** A trial account has no level, and is shown the way to a real one (S4.9, S8.5). */
export const OnTrial: Story = {
  parameters: { msw: [refuses('getVip', { code: 'real_account_needed', status: 403 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This needs a real account/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/register');
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getVip')] } };

export const Empty: Story = {
  parameters: { msw: [answers('getVip', () => ({ ...VIP, levels: [], next: null }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No VIP levels right now')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getVip', 1), known] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your VIP level did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/20,000\.00 to go/)).toBeVisible();
  },
};
