import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Reward, RewardRecord } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { RewardsScreen } from './RewardsScreen.tsx';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const gift: Reward = {
  id: id(1),
  source: 'vip',
  title: 'VIP 3',
  amount: '1250.00',
  unit: 'money',
  turnover: '1250.00',
  grantedAt: '2026-03-02T14:05:00.000Z',
  expiresAt: '2026-04-01T14:05:00.000Z',
};
const points: Reward = {
  ...gift,
  ...{ id: id(2), source: 'promotion', title: 'A first week', amount: '20.00', unit: 'points' },
  turnover: '0.00',
};
const record = (digit: number, rest: Partial<RewardRecord> = {}): RewardRecord => ({
  ...{ id: id(digit), source: 'mission', title: `Mission ${digit}`, amount: '10.00' },
  ...{ unit: 'money', state: 'claimed', at: '2026-02-20T10:00:00.000Z', ...rest },
});
const earlier = [
  record(5),
  record(6, { state: 'expired', title: 'VIP 1', source: 'vip', amount: '20.00' }),
];

let waiting: Reward[] = [];
let claims: string[] = [];
const asked: URLSearchParams[] = [];

const centre = answers('getRewards', () => ({ list: waiting }));
/** One record per page, so that there are more pages; the totals cover the filter. */
const history = answers('getRewardRecords', ({ searchParams }) => {
  asked.push(searchParams);
  const place = Number(searchParams.get('pageNo') ?? 1) - 1;
  return {
    list: earlier.slice(place, place + 1),
    totals: { records: 41, money: '3050.00', points: '125.00' },
    totalPages: earlier.length,
  };
});
const claim = answers('claimReward', ({ pathname }) => {
  claims.push(pathname);
  const found = waiting.find((one) => pathname.includes(one.id)) ?? gift;
  waiting = waiting.filter((one) => one !== found);
  return { amount: found.amount, unit: found.unit, turnover: found.turnover };
});
const onBreak = answers('getProtection', () => ({
  ...EXAMPLES.getProtection.value,
  excludedUntil: '2026-09-01T10:00:00.000Z',
}));
const free = answers('getProtection', () => ({
  ...EXAMPLES.getProtection.value,
  excludedUntil: null,
}));
const known = [answers('getMemberInfo'), free, centre, history, claim];
const claimOf = (name: string) => like('session:claims.claimNamed', { name });

/** A member's claimable rewards, and the history of rewards (S2.16 rewardCenter). */
const meta = {
  title: 'Features/Rewards/RewardsScreen',
  component: RewardsScreen,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/rewards', msw: known },
  beforeEach: () => {
    waiting = [gift, points];
    claims = [];
    asked.length = 0;
  },
} satisfies Meta<typeof RewardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Claimable rewards come first; the history's totals cover the whole period. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: claimOf('VIP 3') })).toBeSeen();
    await expect(canvas.getByRole('button', { name: claimOf('A first week') })).toBeSeen();
    await expect(await canvas.findByText('Mission 5')).toBeSeen();
    await expect(canvas.getByText(/3,050\.00/)).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('rewards:history.older') }));
    await expect(await canvas.findByText(t('rewards:history.expired'))).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** A double click claims a reward once; the amount is shown, and the card is gone. */
export const Claimed: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: claimOf('VIP 3') }));
    await expect(
      await screen.findByText(like('session:claims.paid.money', { amount: '1,250.00' })),
    ).toBeSeen();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: claimOf('VIP 3') })).toBeNull(),
    );
    await expect(claims).toHaveLength(1);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(canvas.getByRole('button', { name: claimOf('A first week') })).toBeEnabled();
  },
};

/** A claim with a lost response is unconfirmed; retried with the same key, it pays once. */
export const Unconfirmed: Story = {
  parameters: { msw: [fails('claimReward', 1), ...known] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: claimOf('VIP 3') }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(asText('session:claims.unconfirmedHint'));
    const again = within(alert).getByRole('button', { name: t('session:claims.retry') });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(again);
    await expect(await screen.findByText(like('session:claims.paid.money'))).toBeSeen();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** A reward expired meanwhile is refused, and the page says that nothing was paid. */
export const Refused: Story = {
  parameters: {
    msw: [refuses('claimReward', { code: 'reward_expired', status: 410 }), ...known],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: claimOf('VIP 3') }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('platform:error.reward_expired'));
    await expect(alert).toHaveTextContent(t('session:claims.refusedHint'));
  },
};

/** Without rewards, the page says what will be here and the next step. */
export const Empty: Story = {
  parameters: {
    msw: [
      answers('getRewards', () => ({ list: [] })),
      answers('getRewardRecords', () => ({
        list: [],
        totals: { records: 0, money: '0.00', points: '0.00' },
        totalPages: 0,
      })),
      ...known,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('rewards:noneHint'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('modules:promotions') })).toBeSeen();
    await expect(await canvas.findByText(t('rewards:history.none'))).toBeSeen();
  },
};

/** A player on a break sees only the history. */
export const OnBreak: Story = {
  parameters: { msw: [onBreak, ...known] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:claims.onBreak'))).toBeSeen();
    await expect(canvas.queryByRole('button', { name: claimOf('VIP 3') })).toBeNull();
    await expect(await canvas.findByText('Mission 5')).toBeSeen();
  },
};

/** The URL keeps the history's period (S9.6). */
export const OfToday: Story = {
  parameters: { route: '/rewards?days=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mission 5')).toBeSeen();
    await expect(asked[0]?.get('from')).toBe(asked[0]?.get('to'));
    await userEvent.click(canvas.getByText(t('session:records.days', { days: '7' })));
    await waitFor(() => expect(asked.at(-1)?.get('from')).not.toBe(asked.at(-1)?.get('to')));
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getRewards'), neverAnswers('getRewardRecords'), ...known] },
};

export const Failed: Story = {
  parameters: { msw: [fails('getRewards', 1), ...known] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('rewards:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('rewards:retry') }));
    await expect(await canvas.findByRole('button', { name: claimOf('VIP 3') })).toBeSeen();
  },
};
