import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamesOf, menus, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { NOTE } from '#src/shared/blocks/contentBlocks.fixture.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

/** The games of a category, filtered and sorted by the address (S2.5, S9.3). However many there are, few are in the page. */
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

/** Blocks of the brand's own above the games of the category, and of no other. */
export const WithBlocks: Story = {
  parameters: { pages: { games: { RNG: [NOTE], LIVE: [NOTE] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A word before you start')).toBeSeen();
    await expect(canvas.getAllByText('A word before you start')).toHaveLength(1);
  },
};

/** Of 10,000 games only those near the view are in the page, each with its position in the list (S4.14). */
export const TenThousand: Story = {
  parameters: { msw: gamesOf(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(t('games:count', { count: 10000, shown: '10,000' })),
    ).toBeSeen();
    await waitFor(() => expect(canvasElement.querySelectorAll('li img').length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll('li img').length).toBeLessThan(120);
    const first = canvasElement.querySelector('[aria-posinset="1"]');
    await expect(first).toHaveAttribute('aria-setsize', '10000');
  },
};

/** The vendor is in the address, so that it can be linked; its logo is at the top, with a link back to the category. */
export const OneVendor: Story = {
  parameters: { route: '/rng?vassalage=V3&sort=new' },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(
        like('games:ofSection', { games: t('games:count', { count: 5, shown: '5' }) }),
      ),
    ).toBeSeen();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Vendor 3');
    const mark = canvasElement.querySelector<HTMLImageElement>('img[src*="/art/vendors/V3.svg"]');
    await waitFor(() => expect(mark?.naturalWidth).toBeGreaterThan(0));
    await expect(mark).toBeSeen();
    const path = within(canvas.getByRole('navigation', { name: t('games:path') }));
    await expect(path.getByRole('link', { name: t('modules:home') })).toHaveAttribute('href', '/');
    await expect(path.getByRole('link', { name: t('modules:rng') })).toHaveAttribute(
      'href',
      '/rng',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('games:count', { count: 5, shown: '5' }),
    );
    const vendor = { name: 'Vendor 3', current: true } as const;
    await expect(await canvas.findByRole('link', vendor)).toBeSeen();
    await userEvent.click(canvas.getByRole('link', { name: t('games:all') }));
    await expect(await canvas.findByText(t('games:count', { count: 60, shown: '60' }))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('games:sort.new'), current: true })).toBeSeen();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('modules:rng'));
  },
};

export const VendorOnPhone: Story = {
  parameters: { route: '/rng?vassalage=V3' },
  globals: { viewport: { value: 'phone' } },
};

/** While the vendors load, the vendor's header keeps its space. */
export const VendorLoading: Story = {
  parameters: {
    route: '/rng?vassalage=V3',
    msw: [neverAnswers('getGameMenus'), ...gamesOf(60)],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li img').length).toBeGreaterThan(3));
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

/** Typing searches the games; the number of results is shown and announced. */
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
    await expect(await canvas.findByText(t('games:count', { count: 3, shown: '3' }))).toBeSeen();
    await userEvent.type(canvas.getByRole('searchbox', { name: t('games:search.label') }), 'zebra');
    await expect(await canvas.findByText(asText('games:notFound', { name: 'zebra' }))).toBeSeen();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('games:count', { count: 0, shown: '0' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('games:search.clear') }));
    await expect(await canvas.findByText(t('games:count', { count: 3, shown: '3' }))).toBeSeen();
  },
};

/** The crash games of MXWIN (S2.23). */
export const CrashGames: Story = {
  parameters: { route: '/rng?classify=Crash' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('modules:mxwin'));
  },
};

/** An unknown vendor in the address shows all games. */
export const UnknownVendor: Story = {
  parameters: { route: '/rng?vassalage=NOBODY' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('games:all'), current: true }),
    ).toBeSeen();
    await expect(await canvas.findByText(t('games:count', { count: 60, shown: '60' }))).toBeSeen();
  },
};

/** A game centre has few games and no search (S2.4). */
export const GameCentre: Story = {
  args: { category: 'SPORTS' },
  parameters: { route: '/sports', msw: gamesOf(4) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('games:count', { count: 4, shown: '4' }))).toBeSeen();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** With a single vendor no filter is offered. */
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
    await expect(await canvas.findByText(t('games:count', { count: 1, shown: '1' }))).toBeSeen();
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: t('games:vendors') })).toBeNull(),
    );
    await expect(canvas.queryByRole('link', { name: t('games:all') })).toBeNull();
  },
};

export const Landscape: Story = { args: { category: 'LIVE' }, parameters: { route: '/live' } };

export const Loading: Story = {
  parameters: { msw: [...known, neverAnswers('getGameList')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { busy: true })).toBeSeen();
  },
};

/** An empty list links to all games and shows popular ones (S2.28). */
export const Empty: Story = {
  parameters: {
    route: '/rng?vassalage=V3',
    msw: [none, answers('getGameMenus', () => menus), ...gamesOf(6)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('games:in_no_data'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('games:allGames') })).toHaveAttribute(
      'href',
      '/rng',
    );
    await expect(await canvas.findByRole('heading', { name: t('games:popularGames') })).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getGameList', 1), ...gamesOf(60)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('games:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('games:retry') }));
    await expect(await canvas.findByText(t('games:count', { count: 60, shown: '60' }))).toBeSeen();
  },
};
