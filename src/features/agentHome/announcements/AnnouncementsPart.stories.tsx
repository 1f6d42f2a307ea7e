import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { announcements } from '../agentHome.fixture.ts';
import { AnnouncementsPart } from './AnnouncementsPart.tsx';

/** What the operator tells agents, the newest first (S2.17). */
const meta = {
  title: 'Features/AgentHome/AnnouncementsPart',
  component: AnnouncementsPart,
  parameters: { player: true, msw: [announcements] },
} satisfies Meta<typeof AnnouncementsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is opened to be read, and the focus comes back. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    const title = 'Salaries are paid every hour, part 11';
    const read = await canvas.findByRole('button', {
      name: `${t('agentHome:announcements.read')}: ${title}`,
    });
    await userEvent.click(read);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await expect(dialog.getByText(/Ask your upline for an offer/)).toBeSeen();
    await userEvent.click(dialog.getByRole('button', { name: t('agentHome:announcements.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(read).toHaveFocus();
  },
};

/** Nine at a time (S9.1). */
export const Older: Story = {
  play: async ({ canvas }) => {
    const older = { name: t('agentHome:announcements.older') };
    await userEvent.click(await canvas.findByRole('button', older));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(11));
    await expect(canvas.queryByRole('button', older)).toBeNull();
  },
};

/** What is shown stays when the older ones do not come. */
export const OlderFailed: Story = {
  parameters: {
    msw: [
      fails(
        'getAgentAnnouncements',
        Number.POSITIVE_INFINITY,
        (url) => url.searchParams.get('pageNo') === '2',
      ),
      answers('getAgentAnnouncements', () => ({
        announcements: [
          {
            ...{ id: 4, title: 'Salaries are paid every hour', content: 'Ask your upline.' },
            publishedAt: '2026-03-01T09:00:00.000Z',
          },
        ],
        totalPages: 2,
        total: 2,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('agentHome:announcements.older') }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('agentHome:announcements.olderFailed'),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Bengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = { parameters: { msw: [neverAnswers('getAgentAnnouncements')] } };

export const Empty: Story = {
  parameters: {
    msw: [answers('getAgentAnnouncements', () => ({ announcements: [], totalPages: 0, total: 0 }))],
  },
};

export const Failed: Story = { parameters: { msw: [fails('getAgentAnnouncements')] } };
