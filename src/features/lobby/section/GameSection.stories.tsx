import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage, gamesOf, menus, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { GameSection } from './GameSection.tsx';
import { DEFAULT_LOOK } from './GameShelf.tsx';

/** One section of the lobby: vendors, a shelf of games, a link to all of them (S2.24). */
const meta = {
  title: 'Features/Lobby/GameSection',
  component: GameSection,
  args: { id: 'RNG', inFirstView: true, menus, look: DEFAULT_LOOK },
  parameters: { msw: gamesOf(30) },
  decorators: [
    (Story) => (
      <GameActionsProvider>
        <Story />
      </GameActionsProvider>
    ),
  ],
} satisfies Meta<typeof GameSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const games = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('li img').length;

/** Twelve games a page; scrolling the shelf loads further pages (S4.14, S9.3). */
export const Ready: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(games(canvasElement)).toBe(12));
    const next = await canvas.findByRole('button', { name: like('lobby:section.next') });
    const previous = canvas.getByRole('button', { name: like('lobby:section.previous') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(next);
    await waitFor(() => expect(games(canvasElement)).toBe(30));
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    // At an end, the button keeps focus.
    await userEvent.click(previous);
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).toHaveFocus();
  },
};

/** Whether only the first page loads. */
const trouble = { on: true };

/** A failed further page is not retried automatically: the player reads why, and retries (S8.8). */
export const MoreFailed: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    msw: [
      fails(
        'getGameList',
        Number.POSITIVE_INFINITY,
        ({ searchParams }) => trouble.on && searchParams.get('pageNo') !== '1',
      ),
      ...gamesOf(30),
    ],
  },
  beforeEach: () => {
    trouble.on = true;
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(games(canvasElement)).toBe(12));
    const next = await canvas.findByRole('button', { name: like('lobby:section.next') });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(next);
    const retry = await canvas.findByRole('button', { name: t('games:retry') });
    await expect(retry).toBeSeen();
    trouble.on = false;
    await userEvent.click(retry);
    // How far the shelf had scrolled by then decides whether the page after it is asked for too.
    await waitFor(() => expect(games(canvasElement)).toBeGreaterThanOrEqual(24));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Another vendor starts at its first page (S4.14). */
export const OneVendor: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(games(canvasElement)).toBe(12));
    await userEvent.click(canvas.getByRole('button', { name: 'Vendor 3' }));
    await waitFor(() => expect(games(canvasElement)).toBe(5));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Vendor 3');
    await expect(canvas.getByRole('link', { name: like('lobby:section.moreOf') })).toHaveAttribute(
      'href',
      '/rng?vassalage=V3',
    );
  },
};

export const Landscape: Story = { args: { id: 'LIVE' }, parameters: { msw: gamesOf(8) } };

/** Up to five vendor entries are shown; a link leads to the others (S9.3). */
export const VendorEntries: Story = {
  args: { id: 'SPORTS' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(games(canvasElement)).toBe(5));
    await expect(canvas.getByRole('link', { name: like('lobby:section.moreOf') })).toHaveAttribute(
      'href',
      '/sports',
    );
  },
};

/** One game of one vendor: nothing to filter or to page. */
export const OneGame: Story = {
  args: {
    menus: menus.map((menu) => ({ ...menu, cards: menu.cards.slice(0, 1) })),
  },
  parameters: { msw: gamesOf(1) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(games(canvasElement)).toBe(1));
    await expect(canvas.queryByRole('button', { name: t('games:all') })).toBeNull();
    const arrows = [like('lobby:section.next'), like('lobby:section.previous')];
    await waitFor(() => {
      for (const name of arrows) expect(canvas.queryByRole('button', { name })).toBeNull();
    });
    await expect(canvas.getByRole('link', { name: like('lobby:section.moreOf') })).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getGameList')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeSeen();
    await expect(canvas.getAllByRole('list')[1]).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  parameters: { msw: [answers('getGameList', () => ({ games: [], totalPages: 0, total: 0 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('games:in_no_data'))).toBeSeen();
  },
};

/** The first call fails; the retry loads the games. */
export const Failed: Story = {
  parameters: {
    msw: [fails('getGameList', 1), answers('getGameList', (url) => gamePage(url, 12)), pictures],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('games:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('session:stepUp.retry') }));
    await waitFor(() => expect(games(canvasElement)).toBe(12));
  },
};
