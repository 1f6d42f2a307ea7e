import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { platformAhead } from '#src/platform/platformAhead.fixture.tsx';
import { createEventBus } from '#src/platform/realtime/eventBus.ts';
import { LiveContext, RealtimeContext } from '#src/platform/realtime/RealtimeProvider.tsx';
import { holdNow } from '#src/ui/field/heldNow.fixture.ts';
import { LotteryScreen } from './LotteryScreen.tsx';
import { draws, lotteries, STORY_NOW } from './lotteries.fixture.ts';

const menu = answers('getGameMenus', () => []);
const list = answers('getLotteries', () => ({ lotteries: lotteries() }));
const results = answers('getDraws', (url) => ({
  draws: draws(url.searchParams.get('gameCode') ?? '', 12),
}));
const latest = answers('getLatestDraws', () => ({
  draws: lotteries().flatMap(({ gameCode }) => draws(gameCode, 1)),
}));
const recents = answers('getRecentLotteries', () => ({ lotteries: lotteries().slice(1, 2) }));
const summary = answers('getMissionSummary');
const leaders = answers('getLotteryLeaderboard');
const rest = [latest, recents, summary, leaders];

const bus = createEventBus();
let drawn = 3;
const soFar = answers('getDraws', (url) => ({
  draws: draws(url.searchParams.get('gameCode') ?? '', drawn),
}));

/** Lotteries with their draws (S2.7, S7.28). */
const meta = {
  title: 'Features/Lottery/LotteryScreen',
  component: LotteryScreen,
  parameters: { player: true, route: '/lottery', msw: [menu, list, results, ...rest] },
  beforeEach: () => holdNow(STORY_NOW),
} satisfies Meta<typeof LotteryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Five of Eleven' }),
    ).toBeSeen();
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:40');
    await expect(canvas.getByRole('link', { name: t('lottery:start') })).toHaveAttribute(
      'href',
      '/seamless?vassalage=LOTT&gameCode=LOTT-0001',
    );
    const history = within(await canvas.findByRole('region', { name: 'Five of Eleven' }));
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(12));
    await userEvent.click(
      canvas.getByRole('link', { name: like('lottery:every', { count: '5' }) }),
    );
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ten Racers' })).toBeSeen();
  },
};

const HOURS_BEHIND_MS = 2 * 3_600_000;

/** The countdown is right on a device with a clock two hours slow. */
export const DeviceBehind: Story = {
  decorators: [platformAhead(HOURS_BEHIND_MS)],
  beforeEach: () => holdNow(STORY_NOW - HOURS_BEHIND_MS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:40');
  },
};

/** A lottery named in the URL also selects its prize mode (S4.15). */
export const OneLottery: Story = {
  parameters: { route: '/lottery?gameCode=LOTT-0030' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lucky Five' })).toBeSeen();
    const modes = within(canvas.getByRole('list', { name: t('lottery:modes') }));
    await expect(modes.getByRole('link', { current: true })).toHaveTextContent(
      t('lottery:mode.ELOTT'),
    );
  },
};

/** The result of a draw that the platform pushes appears at once (S6.6, S7.28). */
export const DrawLive: Story = {
  parameters: { msw: [menu, list, soFar, ...rest] },
  decorators: [
    (Story) => (
      <RealtimeContext value={bus}>
        <LiveContext value={true}>
          <Story />
        </LiveContext>
      </RealtimeContext>
    ),
  ],
  beforeEach: () => {
    drawn = 3;
  },
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('region', { name: 'Five of Eleven' }));
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(3));
    drawn = 4;
    const data = { gameCode: 'LOTT-0001', issue: '20260302-0841', state: 'drawn' } as const;
    bus.tell({ type: 'event', id: 1, at: '2026-03-02T14:01:00.000Z', topic: 'draw', data });
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(4));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { msw: [menu, neverAnswers('getLotteries'), results, ...rest] },
};

export const Empty: Story = {
  parameters: { msw: [menu, answers('getLotteries', () => ({ lotteries: [] })), results, ...rest] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lottery:in_no_data'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [menu, fails('getLotteries', 1), list, results, ...rest] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('lottery:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('lottery:retry') }));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Five of Eleven' }),
    ).toBeSeen();
  },
};

/** Each part fails by itself: the next draw shows without results, missions and ranks. */
export const PartsFailed: Story = {
  parameters: {
    modules: { missions: true },
    msw: [
      ...[menu, list, recents],
      ...[
        fails('getLatestDraws'),
        fails('getDraws'),
        fails('getMissionSummary'),
        fails('getLotteryLeaderboard'),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
    const choice = within(canvas.getByRole('list', { name: t('lottery:lotteries') }));
    for (const tile of await choice.findAllByRole('link')) {
      await waitFor(() => expect(tile).toHaveTextContent(t('lottery:numbersUnknown')));
    }
    await expect(canvas.getByRole('timer')).toBeSeen();
  },
};

/** A new lottery has no results yet, and nobody has staked. */
export const NothingYet: Story = {
  parameters: {
    modules: { missions: true },
    msw: [
      ...[menu, list, recents, summary],
      answers('getDraws', () => ({ draws: [] })),
      answers('getLatestDraws', () => ({ draws: [] })),
      answers('getLotteryLeaderboard', () => ({
        list: [],
        own: { place: null, staked: '0.00' },
        around: [],
        prizes: [],
        paid: null,
        endsAt: '2026-01-18T18:00:00Z',
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lottery:draws.none'))).toBeSeen();
    await expect(await canvas.findByText(t('lottery:leaders.none'))).toBeSeen();
  },
};
