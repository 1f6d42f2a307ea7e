import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamesOf, menus, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

/** All games of a category, narrowed and ordered by the address (S2.5, S9.3). However many there are, few are in the page. */
const meta = {
  title: 'Features/Games/CategoryScreen',
  component: CategoryScreen,
  args: { category: 'RNG' },
  parameters: { route: '/rng', msw: gamesOf(60) },
} satisfies Meta<typeof CategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = [
  answers('getGameMenus', () => menus),
  answers('getNewGameVendors', () => ({ data: { lanes: [] } })),
  answers('getHotGames', () => ({ games: [] })),
  pictures,
];
const none = answers('getGameList', () => ({ games: [], totalPages: 0, total: 0 }));

/** Of 10,000 games those about the view are in the page, each with its place among all (S4.14). */
export const TenThousand: Story = {
  parameters: { msw: gamesOf(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('10,000 games')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('li img').length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll('li img').length).toBeLessThan(120);
    const first = canvasElement.querySelector('[aria-posinset="1"]');
    await expect(first).toHaveAttribute('aria-setsize', '10000');
  },
};

/** The vendor stands in the address, so that a link leads to it. */
export const OneVendor: Story = {
  parameters: { route: '/rng?vassalage=V3&sort=new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 games')).toBeVisible();
    const vendor = { name: 'Vendor 3', current: true } as const;
    await expect(await canvas.findByRole('link', vendor)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All' }));
    await expect(await canvas.findByText('60 games')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Newest', current: true })).toBeVisible();
  },
};

/** Typing looks for games; what is found is counted, and said to those who listen. */
export const Search: Story = {
  parameters: {
    msw: [
      ...known,
      answers('getGameList', (url) => {
        const total = url.searchParams.has('gameName') ? 0 : 3;
        return { games: [], totalPages: total === 0 ? 0 : 1, total };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 games')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search games' }), 'zebra');
    await expect(await canvas.findByText('No games match “zebra”')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 games');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByText('3 games')).toBeVisible();
  },
};

/** The crash games of MXWIN (S2.23). */
export const CrashGames: Story = {
  parameters: { route: '/rng?classify=Crash' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Crash games');
  },
};

/** An unknown vendor in the address shows them all. */
export const UnknownVendor: Story = {
  parameters: { route: '/rng?vassalage=NOBODY' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All', current: true })).toBeVisible();
    await expect(await canvas.findByText('60 games')).toBeVisible();
  },
};

/** A game centre has few games, which need no search (S2.4). */
export const GameCentre: Story = {
  args: { category: 'SPORTS' },
  parameters: { route: '/sports', msw: gamesOf(4) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 games')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** There is nothing to choose from one vendor, so no filter is offered. */
export const OneVendorOnly: Story = {
  args: { category: 'SPORTS' },
  parameters: {
    route: '/sports',
    msw: [
      answers('getGameMenus', () =>
        menus.map((menu) => ({ ...menu, cards: menu.cards.slice(0, 1) })),
      ),
      ...gamesOf(1),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 game')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Providers' })).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'All' })).toBeNull();
  },
};

export const Landscape: Story = { args: { category: 'LIVE' }, parameters: { route: '/live' } };

export const Loading: Story = {
  parameters: { msw: [...known, neverAnswers('getGameList')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { busy: true })).toBeInTheDocument();
  },
};

/** Nothing there: the way to all games, and those that others play (S2.28). */
export const Empty: Story = {
  parameters: {
    route: '/rng?vassalage=V3',
    msw: [none, answers('getGameMenus', () => menus), ...gamesOf(6)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all games' })).toHaveAttribute(
      'href',
      '/rng',
    );
    await expect(await canvas.findByRole('heading', { name: 'Most played' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getGameList', 1), ...gamesOf(60)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The games did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('60 games')).toBeVisible();
  },
};
