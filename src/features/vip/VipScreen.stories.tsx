import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
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

/** VIP levels: the player's own, progress to the next, and benefits (S2.20). */
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
      await canvas.findByRole('progressbar', { name: t('vip:own.next', { level: 'VIP 3' }) }),
    ).toBeSeen();
    await expect(canvas.getByText(like('vip:own.left', { left: '20,000.00' }))).toBeSeen();
    await expect(canvas.getByText(t('vip:levels.reached'))).toBeSeen();
    await expect(canvas.getByText(asText('vip:levels.percent', { percent: '0.4' }))).toBeSeen();
  },
};

export const HighestLevel: Story = {
  parameters: {
    msw: [
      answers('getVip', () => ({ ...VIP, vipRankLevel: 3, vipLabelName: 'VIP 3', next: null })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('vip:own.highest'))).toBeSeen();
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
    await expect(await canvas.findByText(t('vip:own.none'))).toBeSeen();
  },
};

export const Visitor: Story = {
  parameters: { player: false, msw: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('vip:logInAction') })).toBeSeen();
  },
};

/** A trial account has no level, and gets a link to a real one (S4.9, S8.5). */
export const OnTrial: Story = {
  parameters: { msw: [refuses('getVip', { code: 'real_account_needed', status: 403 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('platform:error.real_account_needed'))).toBeSeen();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/register');
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getVip')] } };

export const Empty: Story = {
  parameters: { msw: [answers('getVip', () => ({ ...VIP, levels: [], next: null }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('vip:levels.none'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getVip', 1), known] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('vip:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('vip:retry') }));
    await expect(await canvas.findByText(like('vip:own.left', { left: '20,000.00' }))).toBeSeen();
  },
};
