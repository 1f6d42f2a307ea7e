import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Leaderboard, Mission } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { MissionsScreen } from './MissionsScreen.tsx';

/** The platform's clock, years away from that of any device. */
const NOW = '2031-03-05T17:58:00.000Z';
const DAY_ENDS = '2031-03-05T18:00:00.000Z';
const WEEK_ENDS = '2031-03-08T18:00:00.000Z';

const mission = (code: string, rest: Partial<Mission> = {}): Mission => ({
  ...{ code, title: `Mission ${code}`, period: 'daily', metric: 'bets', target: '10' },
  ...{ reached: '4', amount: '5.00', unit: 'points', state: 'open', endsAt: DAY_ENDS, ...rest },
});
const stakes = mission('stakes', {
  ...{ period: 'weekly', metric: 'staked', target: '2000.00', reached: '2150.00' },
  ...{ amount: '1010.00', unit: 'money', state: 'done', endsAt: WEEK_ENDS },
});
const games = mission('games', { metric: 'games', reached: '10', state: 'claimed' });

const leader = (place: number, own = false) => ({
  ...{ place, customerName: `na***${place}`, staked: `${5000 - place * 100}.00`, own },
});
const board: Leaderboard = {
  list: [leader(1), leader(2), leader(3)],
  own: { place: 14, staked: '3600.00' },
  around: [11, 12, 13, 14, 15, 16, 17].map((place) => leader(place, place === 14)),
  prizes: [{ place: 1, amount: '200.00' }],
  paid: {
    at: '2031-03-01T18:01:00.000Z',
    list: [{ place: 1, customerName: 'wi***er', amount: '200.00', own: false }],
  },
  endsAt: WEEK_ENDS,
};

let states: Mission[] = [];
let claims = 0;
const boards: (string | null)[] = [];
const missions = answers('getMissions', () => ({ list: states, now: NOW }));
const leaders = answers('getMissionLeaderboard', ({ searchParams }) => {
  boards.push(searchParams.get('period'));
  return board;
});
const claim = answers('claimMission', () => {
  claims += 1;
  states = states.map((one) => (one.code === 'stakes' ? { ...one, state: 'claimed' } : one));
  return { amount: '1010.00', unit: 'money', turnover: '1010.00' };
});
const protection = (excludedUntil: string | null) =>
  answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil }));
const known = [answers('getMemberInfo'), protection(null), missions, leaders, claim];
const claimButton = () => like('session:claims.claimNamed', { name: 'Mission stakes' });

/** Daily and weekly missions, and the leaderboard of stakes (S2.16 missionLeaderboard). */
const meta = {
  title: 'Features/Missions/MissionsScreen',
  component: MissionsScreen,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/missions', msw: known },
  beforeEach: () => {
    states = [mission('rounds'), games, stakes];
    claims = 0;
    boards.length = 0;
  },
} satisfies Meta<typeof MissionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The player's progress, when new missions start, their rank with three on either side, the prizes. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: claimButton() })).toBeSeen();
    const progress = t('missions:progress', { reached: '4', target: '10' });
    await expect(canvas.getByText(progress)).toBeSeen();
    await expect(canvas.getByText(t('missions:claimed'))).toBeSeen();
    await expect(canvas.getAllByText(like('missions:resets'))).toHaveLength(2);
    await expect(canvas.queryByRole('timer')).toBeNull();
    const done = like('missions:progress', { reached: '2,000.00', target: '2,000.00' });
    await expect(canvas.getByText(done)).toBeSeen();
    const own = within(
      await canvas.findByRole('region', { name: like('missions:board.yourPlace') }),
    );
    await expect(own.getAllByRole('listitem')).toHaveLength(7);
    await expect(own.getByText(t('missions:board.you'))).toBeSeen();
    const paid = within(canvas.getByRole('region', { name: t('missions:board.paid') }));
    await expect(paid.getByText('wi***er')).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** A double click claims a mission once and marks it as claimed. */
export const Claimed: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: claimButton() }));
    await expect(
      await screen.findByText(like('session:claims.paid.money', { amount: '1,010.00' })),
    ).toBeSeen();
    await waitFor(() => expect(canvas.getAllByText(t('missions:claimed'))).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: claimButton() })).toBeNull();
    await expect(claims).toBe(1);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

/** A claim with a lost answer is unconfirmed. */
export const Unconfirmed: Story = {
  parameters: { msw: [fails('claimMission'), ...known] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: claimButton() }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      asText('session:claims.unconfirmedHint'),
    );
  },
};

/** Another leaderboard has its own URL. */
export const DailyBoard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: t('missions:board.daily') }));
    await waitFor(() => expect(boards.at(-1)).toBe('daily'));
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/missions?board=daily',
    );
  },
};

/** Nobody has staked, nothing was paid, and there are no missions. */
export const Empty: Story = {
  parameters: {
    msw: [
      answers('getMissions', () => ({ list: [], now: NOW })),
      answers('getMissionLeaderboard', () => ({
        ...{ list: [], own: { place: null, staked: '0.00' }, around: [], prizes: [] },
        ...{ paid: null, endsAt: WEEK_ENDS },
      })),
      ...known,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('missions:noneHint'))).toBeSeen();
    await expect(await canvas.findByText(t('missions:board.noPlace'))).toBeSeen();
    await expect(canvas.getByText(t('missions:board.none'))).toBeSeen();
    await expect(canvas.getByText(t('missions:board.neverPaid'))).toBeSeen();
  },
};

/** A player on a break sees no missions or leaderboard. */
export const OnBreak: Story = {
  parameters: {
    msw: [
      protection('2031-09-01T10:00:00.000Z'),
      refuses('getMissions', { code: 'player_excluded', status: 403 }),
      refuses('getMissionLeaderboard', { code: 'player_excluded', status: 403 }),
      ...known,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:claims.onBreak'))).toBeSeen();
    await expect(canvas.queryByText(t('missions:board.title'))).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [neverAnswers('getMissions'), neverAnswers('getMissionLeaderboard'), ...known],
  },
};

/** Each part fails and retries by itself. */
export const Failed: Story = {
  parameters: { msw: [fails('getMissions', 1), ...known] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('missions:failed'));
    await expect(await canvas.findByText('wi***er')).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('missions:retry') }));
    await expect(await canvas.findByRole('button', { name: claimButton() })).toBeSeen();
  },
};
