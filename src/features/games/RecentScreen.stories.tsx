import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage, gamesOf, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { picturesIn, TALL, WIDE } from './list/pictureCuts.fixture.ts';
import { RecentScreen } from './RecentScreen.tsx';

const marks = answers('getFavouriteIds', () => ({ nodeIds: [] }));
const { games } = gamePage(new URL('https://x/?pageNo=1&pageSize=8'), 8);
const recent = answers('getRecentGames', () => ({ games }));

/** The player's recently played games (S2.6). */
const meta = {
  title: 'Features/Games/RecentScreen',
  component: RecentScreen,
  parameters: {
    player: true,
    route: '/recent',
    look: { cards: 'mixed' },
    msw: [recent, marks, pictures],
  },
} satisfies Meta<typeof RecentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(8));
  },
};

const mixed = games.map((game, at) => ({
  ...game,
  gameType: at % 3 === 0 ? ('LIVE' as const) : ('RNG' as const),
}));

/** Each picture keeps its own shape: 16:9 for a live table, 3:4 for a slot (S2.25). */
export const Mixed: Story = {
  parameters: { msw: [answers('getRecentGames', () => ({ games: mixed })), marks, pictures] },
  play: async ({ canvasElement }) => {
    const expected = mixed.map(({ gameType }) => (gameType === 'LIVE' ? WIDE : TALL));
    await waitFor(() => expect(picturesIn(canvasElement)).toEqual(expected));
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getRecentGames'), marks] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { busy: true })).toBeSeen();
  },
};

export const Empty: Story = {
  parameters: { msw: [answers('getRecentGames', () => ({ games: [] })), marks, ...gamesOf(6)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('games:in_no_data'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('games:toLobby') })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getRecentGames', 1), recent, marks, pictures] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('games:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('games:retry') }));
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(8));
  },
};
