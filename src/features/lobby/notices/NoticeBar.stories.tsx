import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Announcement } from '#src/platform/endpoints/announcements.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { NoticeBar } from './NoticeBar.tsx';

const notice = (id: number): Announcement => ({
  id,
  title: `Planned maintenance no. ${id}`,
  content: 'The lobby rests from 03:00 to 03:30.\n\nNothing on your account changes.',
  promotionType: 'B',
  execution: 'B',
  publishedAt: '2026-01-12T09:00:00Z',
});

/** Eleven notices: a page of nine, then two more (S9.1). */
const eleven = answers('getAnnouncements', (url) => {
  const page = Number(url.searchParams.get('pageNo'));
  const ids = page === 1 ? [11, 10, 9, 8, 7, 6, 5, 4, 3] : [2, 1];
  return { list: ids.map(notice), totalPages: 2 };
});

/** A ticker of notices, which opens all of them (S2.26). */
const meta = {
  title: 'Features/Lobby/NoticeBar',
  component: NoticeBar,
  parameters: { msw: [eleven] },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolling: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('lobby:notices.pause') }));
    const strip = canvasElement.querySelector('[data-paused]');
    await expect(strip).toHaveAttribute('data-paused', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t('lobby:notices.play') }));
    await expect(strip).toHaveAttribute('data-paused', 'false');
  },
};

/** Nine at a time, and older ones on demand (S9.1). */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: like('lobby:notices.open') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('lobby:notices.label') }));
    await expect(dialog.getAllByRole('article')).toHaveLength(9);
    await userEvent.click(dialog.getByRole('button', { name: t('lobby:notices.more') }));
    await waitFor(() => expect(dialog.getAllByRole('article')).toHaveLength(11));
    await expect(dialog.queryByRole('button', { name: t('lobby:notices.more') })).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getAnnouncements')] } };

export const None: Story = {
  parameters: { msw: [answers('getAnnouncements', () => ({ list: [], totalPages: 0 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lobby:notices.none'))).toBeSeen();
  },
};

/** If the notices fail to load, the bar stays, so that the page does not jump, and retries. */
export const Failed: Story = {
  parameters: { msw: [fails('getAnnouncements', 1), eleven] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('lobby:notices.failed') }));
    await expect(
      await canvas.findByRole('button', { name: like('lobby:notices.open') }),
    ).toBeSeen();
  },
};
