import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage, menus, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { VendorScreen } from './VendorScreen.tsx';

const known = answers('getGameMenus', () => menus);
/** Games of the vendor; a search finds as many as its letters. */
const list = answers('getGameList', (url) =>
  gamePage(url, url.searchParams.get('gameName')?.length ?? 30),
);

/** A vendor's games dialog (S2.15, S4.12). */
const meta = {
  title: 'Features/Vendor/VendorScreen',
  component: VendorScreen,
  args: { close: fn() },
  parameters: {
    docs: { story: coversPage },
    route: '/vendor?vassalage=V1&gameType=LIVE',
    msw: [known, list, pictures],
  },
} satisfies Meta<typeof VendorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await expect(
      await screen.findByText(t('vendor:shown', { shown: '24', total: '30' })),
    ).toBeSeen();
    await expect(
      screen.getByText(
        like('games:ofSection', { games: t('games:count', { count: 8, shown: '8' }) }),
      ),
    ).toBeSeen();
    await expect(document.querySelector('img[src*="/art/vendors/V1.svg"]')).toBeSeen();
    await userEvent.click(screen.getByRole('button', { name: t('vendor:more') }));
    await expect(
      await screen.findByText(t('vendor:shown', { shown: '30', total: '30' })),
    ).toBeSeen();
    await userEvent.click(screen.getByRole('button', { name: t('vendor:close') }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

export const Search: Story = {
  play: async () => {
    await screen.findByText(t('vendor:shown', { shown: '24', total: '30' }));
    await userEvent.type(screen.getByRole('searchbox', { name: t('vendor:search') }), 'drum');
    await expect(await screen.findByText(t('vendor:shown', { shown: '4', total: '4' }))).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { msw: [known, neverAnswers('getGameList')] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('list', { busy: true })).toBeSeen());
  },
};

export const Empty: Story = {
  parameters: {
    msw: [known, answers('getGameList', () => ({ games: [], totalPages: 0, total: 0 }))],
  },
  play: async () => {
    await expect(await screen.findByText(t('vendor:in_no_data'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [known, fails('getGameList', 1), list, pictures] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('vendor:failed'));
    await userEvent.click(screen.getByRole('button', { name: t('vendor:retry') }));
    await expect(
      await screen.findByText(t('vendor:shown', { shown: '24', total: '30' })),
    ).toBeSeen();
  },
};

export const UnknownVendor: Story = {
  parameters: { route: '/vendor?vassalage=NOBODY' },
  play: async () => {
    await expect(await screen.findByText(t('vendor:unknown'))).toBeSeen();
  },
};
