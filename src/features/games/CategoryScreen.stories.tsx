import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { GAME_LIST, GAME_MENUS, gamesOf, menus } from '#src/platform/endpoints/games.fixture.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

/** All games of a category, 24 a page, narrowed by the address (S2.5, S9.3). */
const meta = {
  title: 'Features/Games/CategoryScreen',
  component: CategoryScreen,
  args: { category: 'RNG' },
  parameters: { route: '/rng', msw: gamesOf(60) },
} satisfies Meta<typeof CategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const known = answers(GAME_MENUS, () => menus);

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24 of 60 games')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more games' }));
    await expect(await canvas.findByText('48 of 60 games')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more games' }));
    await expect(await canvas.findByText('60 of 60 games')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more games' })).toBeNull();
  },
};

/** The vendor stands in the address, so that a link leads to it. */
export const OneVendor: Story = {
  parameters: { route: '/rng?vassalage=V3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 of 5 games')).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Vendor 3');
    await userEvent.click(canvas.getByRole('link', { name: 'All' }));
    await expect(await canvas.findByText('24 of 60 games')).toBeVisible();
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
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: true })).toHaveTextContent('All'),
    );
    await expect(await canvas.findByText('24 of 60 games')).toBeVisible();
  },
};

export const Landscape: Story = { args: { category: 'LIVE' }, parameters: { route: '/live' } };

export const Loading: Story = { parameters: { msw: [known, neverAnswers(GAME_LIST)] } };

export const Empty: Story = {
  parameters: {
    route: '/rng?vassalage=V3',
    msw: [known, answers(GAME_LIST, () => ({ games: [], totalPages: 0, total: 0 }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all vendors' })).toHaveAttribute(
      'href',
      '/rng',
    );
  },
};

export const Failed: Story = {
  parameters: { msw: [fails(GAME_LIST, 1), ...gamesOf(60)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The games did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('24 of 60 games')).toBeVisible();
  },
};
