import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage, menus, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { VendorScreen } from './VendorScreen.tsx';

const known = answers('getGameMenus', () => menus);
/** Games of the vendor; a name finds as many as it has letters. */
const list = answers('getGameList', (url) =>
  gamePage(url, url.searchParams.get('gameName')?.length ?? 30),
);

/** The popup list of a vendor (S2.15, S4.12). */
const meta = {
  title: 'Features/Vendor/VendorScreen',
  component: VendorScreen,
  args: { close: fn() },
  parameters: { route: '/vendor?vassalage=V1&gameType=LIVE', msw: [known, list, pictures] },
} satisfies Meta<typeof VendorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('24 of 30 games')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await expect(await screen.findByText('30 of 30 games')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

export const Search: Story = {
  play: async () => {
    await screen.findByText('24 of 30 games');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'drum');
    await expect(await screen.findByText('4 of 4 games')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { msw: [known, neverAnswers('getGameList')] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('list', { busy: true })).toBeInTheDocument());
  },
};

export const Empty: Story = {
  parameters: {
    msw: [known, answers('getGameList', () => ({ games: [], totalPages: 0, total: 0 }))],
  },
  play: async () => {
    await expect(await screen.findByText('Nothing here yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [known, fails('getGameList', 1), list, pictures] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The games did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('24 of 30 games')).toBeVisible();
  },
};

export const UnknownVendor: Story = {
  parameters: { route: '/vendor?vassalage=NOBODY' },
  play: async () => {
    await expect(await screen.findByText('Provider not found')).toBeVisible();
  },
};
