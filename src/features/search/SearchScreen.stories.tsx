import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage, menus, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { SearchScreen } from './SearchScreen.tsx';

const known = answers('getGameMenus', () => menus);
/** As many games as the text has letters. */
const list = answers('getGameList', (url) =>
  gamePage(url, url.searchParams.get('gameName')?.length ?? 0),
);

/** The search across all games and vendors. */
const meta = {
  title: 'Features/Search/SearchScreen',
  component: SearchScreen,
  args: { close: fn() },
  parameters: { docs: { story: coversPage }, route: '/search', msw: [known, list, pictures] },
  beforeEach: () => sessionStorage.removeItem('livery.searches'),
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox');
const results = () => document.querySelectorAll('a[data-result]');

export const Untouched: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(results()).toHaveLength(0);
  },
};

export const Found: Story = {
  play: async () => {
    await userEvent.type(await field(), 'vendor 1');
    await waitFor(() => expect(results().length).toBe(6 + 'vendor 1'.length));
    await expect(results()[0]).toBeSeen();
  },
};

/** A provider is also found by its platform code, and is listed above the games. */
export const FoundByCode: Story = {
  play: async () => {
    await userEvent.type(await field(), 'v2');
    await waitFor(() => expect(results().length).toBe(3 + 'v2'.length));
    await expect(await screen.findByRole('heading', { name: t('search:providers') })).toBeSeen();
    await expect(results()[0]).toHaveTextContent('Vendor 2');
  },
};

/** The last search sent. */
const asked = { name: '' };

/** Text over the platform's length limit ends before the character that does not fit, and none is split. */
export const LongText: Story = {
  parameters: {
    msw: [
      known,
      answers('getGameList', (url) => {
        asked.name = url.searchParams.get('gameName') ?? '';
        return gamePage(url, 1);
      }),
      pictures,
    ],
  },
  play: async () => {
    await userEvent.click(await field());
    await userEvent.paste(`${'a'.repeat(39)}🎰🎲`);
    await waitFor(() => expect(results().length).toBe(1));
    await expect(asked.name).toBe(`${'a'.repeat(39)}🎰`);
  },
};

/** Arrow keys move from the field to the results and back. */
export const ByKeys: Story = {
  parameters: { route: '/search?q=drum' },
  play: async () => {
    const box = await field();
    await waitFor(() => expect(results()).toHaveLength(4));
    box.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(results()[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(box).toHaveFocus();
  },
};

export const Recent: Story = {
  beforeEach: () => sessionStorage.setItem('livery.searches', '["drum","carrom board"]'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'drum' }));
    await expect(await field()).toHaveValue('drum');
    await waitFor(() => expect(results()).toHaveLength(4));
    await userEvent.clear(await field());

    await userEvent.click(await screen.findByRole('button', { name: t('search:forget') }));
    await expect(screen.queryByRole('button', { name: 'drum' })).toBeNull();
  },
};

export const Phone: Story = {
  parameters: { route: '/search?q=drum' },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  parameters: { route: '/search?q=drum', msw: [known, neverAnswers('getGameList')] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('list', { busy: true })).toBeSeen());
  },
};

export const Empty: Story = {
  parameters: {
    route: '/search?q=zzz',
    msw: [known, answers('getGameList', () => ({ games: [], totalPages: 0, total: 0 }))],
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 2 })).toBeSeen();
    await waitFor(() => expect(results()).toHaveLength(0));
  },
};

/** A matching provider without a game: it is no misspelling. */
export const ProviderOnly: Story = {
  parameters: {
    route: '/search?q=vendor 12',
    msw: [known, answers('getGameList', () => ({ games: [], totalPages: 0, total: 0 }))],
  },
  play: async () => {
    await expect(await screen.findByText(t('search:noneNamed'))).toBeSeen();
    await expect(results()).toHaveLength(1);
    await expect(screen.queryByText(t('search:noneHint'))).toBeNull();
  },
};

/** A category is found by its name. */
export const Category: Story = {
  play: async () => {
    await userEvent.type(await field(), t('modules:mxwin').toUpperCase());
    const heading = await screen.findByRole('heading', { name: t('search:categories') });
    await expect(heading).toBeSeen();
    await expect(results()[0]).toHaveTextContent(t('modules:mxwin'));
    await expect(results()[0]).toHaveAttribute('href', '/rng?classify=Crash');
  },
};

export const Failed: Story = {
  parameters: { route: '/search?q=drum', msw: [known, fails('getGameList', 1), list, pictures] },
  play: async () => {
    const alert = await screen.findByRole('alert');
    const again = alert.querySelector('button');
    if (!again) throw new Error('The failure offers no retry.');
    await userEvent.click(again);
    await waitFor(() => expect(results()).toHaveLength(4));
  },
};
