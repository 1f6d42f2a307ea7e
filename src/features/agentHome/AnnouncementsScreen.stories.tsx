import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';
import { announcements } from './agentHome.fixture.ts';

/** The operator's announcements to agents, page by page, the newest first (S2.17 agentAnnouncement). */
const meta = {
  title: 'Features/AgentHome/AnnouncementsScreen',
  component: AnnouncementsScreen,
  parameters: { route: '/agentHome/announcements', player: true, msw: [...asAgent, announcements] },
} satisfies Meta<typeof AnnouncementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const titleOf = (part: number) => `Salaries are paid every hour, part ${part}`;

/** Opens an announcement; closing it returns the focus. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    const name = `${t('agentHome:announcements.read')}: ${titleOf(11)}`;
    const read = await canvas.findByRole('link', { name });
    await userEvent.click(read);
    const dialog = within(await screen.findByRole('dialog', { name: titleOf(11) }));
    await expect(await dialog.findByText(/Ask your upline for an offer/)).toBeSeen();
    await userEvent.click(dialog.getByRole('button', { name: t('agentHome:announcements.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(read).toHaveFocus();
  },
};

/** Nine per page (S9.1), each on a surface of its own. */
export const NextPage: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(9));
    const next = { name: t('agentHome:announcements.older') };
    await userEvent.click(await canvas.findByRole('button', next));
    await expect(await canvas.findByText(titleOf(1))).toBeSeen();
    await expect(canvas.queryByText(titleOf(11))).toBeNull();
  },
};

/** A link opens an announcement that is not on the page shown. */
export const Linked: Story = {
  parameters: { route: '/agentHome/announcements?id=1' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: titleOf(1) })).toBeSeen();
  },
};

/** A withdrawn announcement is reported as gone. */
export const Gone: Story = {
  parameters: { route: '/agentHome/announcements?id=99' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(t('agentHome:announcements.unknown'))).toBeSeen();
  },
};

/** The list loads, but the open announcement fails and is retried. */
export const OneFailed: Story = {
  parameters: {
    route: '/agentHome/announcements?id=4',
    msw: [
      ...asAgent,
      fails('getAgentAnnouncements', 1, ({ searchParams }) => searchParams.has('id')),
      announcements,
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      t('agentHome:announcements.oneFailed'),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('agentCentre:retry') }));
    await expect(await screen.findByRole('dialog', { name: titleOf(4) })).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = {
  parameters: { msw: [...asAgent, neverAnswers('getAgentAnnouncements')] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeSeen();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      ...asAgent,
      answers('getAgentAnnouncements', () => ({ announcements: [], totalPages: 0, total: 0 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentHome:announcements.none'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getAgentAnnouncements', 1), announcements] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('agentHome:announcements.failed'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:retry') }));
    await expect(await canvas.findByText(titleOf(11))).toBeSeen();
  },
};
