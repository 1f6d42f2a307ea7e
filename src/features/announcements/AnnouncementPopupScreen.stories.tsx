import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import type { Announcement } from '#src/platform/endpoints/content/popupAnnouncements.ts';
import { beginHomeVisit } from '#src/session/homeVisit.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { AnnouncementPopupScreen } from './AnnouncementPopupScreen.tsx';

const announcement = (id: number, execution: Announcement['execution']): Announcement => ({
  ...{ id, execution },
  title: `Planned maintenance no. ${id}`,
  content: 'The lobby rests from 03:00 to 03:30.\n\nNothing on your account changes.',
  promotionType: 'PU',
  publishedAt: '2026-01-12T09:00:00Z',
});

/** The platform's announcements: eleven for players, one for visitors. */
const announced = answers('getAnnouncements', (url) => {
  const page = Number(url.searchParams.get('pageNo'));
  if (url.searchParams.get('execution') === 'B') {
    return { list: [announcement(4, 'B')], totalPages: 1 };
  }
  const ids = page === 1 ? [30, 29, 28, 27, 26, 25, 24, 23, 22] : [21, 20];
  return { list: ids.map((id) => announcement(id, 'A')), totalPages: 2 };
});

/** Starts a visit to the home page without any announcements seen. */
function newVisit() {
  for (const key of ['USER_POPUP', 'ANONYMOUS_POPUP']) {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  }
  return beginHomeVisit(false, 60_000);
}

/** The popup with announcements for players, once per session (S4.10). */
const meta = {
  title: 'Features/AnnouncementPopupScreen',
  component: AnnouncementPopupScreen,
  beforeEach: newVisit,
  parameters: { docs: { story: coversPage }, msw: [announced] },
} satisfies Meta<typeof AnnouncementPopupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const popup = () => screen.findByRole('dialog', { name: t('announcements:title') });

export const ForVisitors: Story = {
  play: async () => {
    const dialog = within(await popup());
    await expect(dialog.getAllByRole('article')).toHaveLength(1);
    await expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBe('4');
  },
};

/** Nine per page (S9.1). */
export const ForPlayers: Story = {
  parameters: { player: true },
  play: async () => {
    const dialog = within(await popup());
    await expect(dialog.getAllByRole('article')).toHaveLength(9);
    await userEvent.click(dialog.getByRole('button', { name: t('announcements:older') }));
    await waitFor(() => expect(dialog.getAllByRole('article')).toHaveLength(11));
    await expect(sessionStorage.getItem('USER_POPUP')).toBe('30');
  },
};

/** Dismissed for good, it leaves a mark on the device. */
export const ClosedForGood: Story = {
  play: async () => {
    const dialog = within(await popup());
    await userEvent.click(dialog.getByRole('checkbox', { name: t('announcements:never') }));
    await userEvent.click(dialog.getByRole('button', { name: t('announcements:done') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem('ANONYMOUS_POPUP')).toBe('4');
  },
};

/** Closed for now, it leaves a mark in the session only. */
export const ClosedForNow: Story = {
  play: async () => {
    const dialog = within(await popup());
    await userEvent.click(dialog.getByRole('button', { name: t('announcements:close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem('ANONYMOUS_POPUP')).toBeNull();
  },
};

/** Nothing is shown while the announcements load. */
export const Loading: Story = { parameters: { msw: [neverAnswers('getAnnouncements')] } };

export const Empty: Story = {
  parameters: { msw: [answers('getAnnouncements', () => ({ list: [], totalPages: 0 }))] },
};

export const Failed: Story = { parameters: { msw: [fails('getAnnouncements')] } };
