import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage, gamesOf, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { FavouritesScreen } from './FavouritesScreen.tsx';
import { picturesIn, TALL, WIDE } from './list/pictureCuts.fixture.ts';

const { games } = gamePage(new URL('https://x/?pageNo=1&pageSize=3'), 3);
const ids = answers('getFavouriteIds', () => ({ nodeIds: games.map(({ nodeId }) => nodeId) }));
const list = answers('getFavourites', () => ({ content: games, pageNum: 1, totalPages: 1 }));

/** The player's favourite games (S2.6, S4.13). */
const meta = {
  title: 'Features/Games/FavouritesScreen',
  component: FavouritesScreen,
  parameters: {
    player: true,
    route: '/favorite',
    look: { cards: 'mixed' },
    msw: [ids, list, pictures],
  },
} satisfies Meta<typeof FavouritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { pressed: true })).toHaveLength(3);
  },
};

const mixed = games.map((game, at) => ({
  ...game,
  gameType: at % 2 === 0 ? ('RNG' as const) : ('LIVE' as const),
}));

/** Each picture keeps its own shape, without cropping (S2.25). */
export const Mixed: Story = {
  parameters: {
    msw: [
      ids,
      answers('getFavourites', () => ({ content: mixed, pageNum: 1, totalPages: 1 })),
      pictures,
    ],
  },
  play: async ({ canvasElement }) => {
    const expected = mixed.map(({ gameType }) => (gameType === 'LIVE' ? WIDE : TALL));
    await waitFor(() => expect(picturesIn(canvasElement)).toEqual(expected));
  },
};

/** A removed favourite comes back if the platform refuses, and a message says so (S4.13). */
export const RemovalRefused: Story = {
  parameters: { msw: [ids, list, fails('removeFavourite'), pictures] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { pressed: true });
    if (!first) throw new Error('no favourite is shown');
    await userEvent.click(first);
    const toast = await screen.findByText(t('games:favourite.failed'));
    await expect(toast).toBeSeen();
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3));
  },
};

export const Loading: Story = {
  parameters: { msw: [ids, neverAnswers('getFavourites')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { busy: true })).toBeSeen();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      answers('getFavouriteIds', () => ({ nodeIds: [] })),
      answers('getFavourites', () => ({ content: [], pageNum: 1, totalPages: 0 })),
      ...gamesOf(6),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('games:in_no_data'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('games:toLobby') })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

export const Failed: Story = {
  parameters: { msw: [ids, fails('getFavourites', 1), list, pictures] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('games:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('games:retry') }));
    await expect(await canvas.findAllByRole('button', { pressed: true })).toHaveLength(3);
  },
};
