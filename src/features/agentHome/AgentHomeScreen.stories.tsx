import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { AgentHomeScreen } from './AgentHomeScreen.tsx';
import { announcements, centre, team, teamOver } from './agentHome.fixture.ts';
import { part } from './region.fixture.ts';

/** The agent centre: a summary of the team, the referral link and the newest announcements for agents (S2.13, S2.17). */
const meta = {
  title: 'Features/AgentHome/AgentHomeScreen',
  component: AgentHomeScreen,
  parameters: { route: '/agentHome', player: true, modules: { referral: true }, msw: centre },
} satisfies Meta<typeof AgentHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How often the team figures were requested. */
let counts = 0;

/** The team and its figures of today; each figure links to its list, and a button to the overview. */
export const Ready: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const shown = await part(canvasElement, t('agentHome:team.title'));
    await expect(await shown.findByText(/1,?48,200\.50/)).toBeSeen();
    await expect(shown.getByText(t('agentHome:team.balance'))).toBeSeen();
    await expect(shown.getByRole('link', { name: /10,000\.00/ })).toHaveAttribute(
      'href',
      '/agentHome/losses?sort=stake&days=1',
    );
    await expect(shown.getByRole('link', { name: t('agentHome:team.open') })).toHaveAttribute(
      'href',
      '/agentHome/overview',
    );
    await expect(await canvas.findByRole('img', { name: t('agentHome:invitation.qr') })).toBeSeen();
  },
};

/** The time of the figures; a refresh loads newer ones and announces their time. */
export const Refreshed: Story = {
  parameters: {
    msw: [
      answers('getTeamOverview', () => {
        counts += 1;
        return { ...teamOver(1), countedAt: `2026-03-09T08:15:0${counts % 10}.000Z` };
      }),
      ...centre,
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, t('agentHome:team.title'));
    const label = new RegExp(t('agentCentre:counted.label'));
    const text = () => shown.getByText(label).closest('[role=status]')?.textContent;
    await expect(await shown.findByText(/\d:\d\d:\d\d/)).toBeSeen();
    const before = text();
    await userEvent.click(shown.getByRole('button', { name: t('agentCentre:counted.refresh') }));
    await waitFor(() => expect(text()).not.toBe(before));
  },
};

const trouble = { on: false };

/** A failed refresh shows an error beside its button and keeps the figures. */
export const NotRefreshed: Story = {
  parameters: {
    msw: [fails('getTeamOverview', Number.POSITIVE_INFINITY, () => trouble.on), ...centre],
  },
  beforeEach: () => {
    trouble.on = false;
  },
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, t('agentHome:team.title'));
    await expect(await shown.findByText(/1,?48,200\.50/)).toBeSeen();
    trouble.on = true;
    await userEvent.click(shown.getByRole('button', { name: t('agentCentre:counted.refresh') }));
    await expect(await shown.findByText(like('agentCentre:counted.failed'))).toBeSeen();
    await expect(shown.getByText(/1,?48,200\.50/)).toBeSeen();
  },
};

/** The newest three announcements, and a link to all of them. */
export const Newest: Story = {
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, t('agentHome:announcements.title'));
    const all = await shown.findByRole('link', { name: t('agentHome:announcements.all') });
    await expect(all).toHaveAttribute('href', '/agentHome/announcements');
    const entries = shown.getAllByRole('listitem');
    await expect(entries).toHaveLength(3);
    await expect(within(entries[0] ?? canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      '/agentHome/announcements?id=11',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = {
  parameters: {
    msw: [
      ...asAgent,
      neverAnswers('getTeamOverview'),
      neverAnswers('getReferral'),
      neverAnswers('getAgentAnnouncements'),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(3);
  },
};

/** An agent without a team and without announcements. */
export const Empty: Story = {
  parameters: {
    msw: [
      answers('getTeamOverview', () => ({ ...teamOver(1), members: 0, agents: 0 })),
      answers('getAgentAnnouncements', () => ({ announcements: [], totalPages: 0, total: 0 })),
      ...centre,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentHome:team.none'))).toBeSeen();
    await expect(await canvas.findByText(t('agentHome:announcements.none'))).toBeSeen();
    await expect(
      await canvas.findByRole('button', { name: t('agentHome:invitation.copy') }),
    ).toBeSeen();
  },
};

/** No referral link if the platform offers no invitations. */
export const NoInvitations: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo', () => {
        const member = EXAMPLES.getMemberInfo.value;
        const availablePromo = { ...member.availablePromo, REFERRAL: { enabled: false } };
        return { ...member, type: 1 as const, availablePromo };
      }),
      ...asAgent,
      team,
      announcements,
      // The brand has invitations, but this agent may not invite.
      answers('getReferral'),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/1,?48,200\.50/)).toBeSeen();
    await part(canvasElement, t('agentHome:announcements.title'));
    // The part is shown until the platform has said what this agent may do.
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: t('agentHome:invitation.title') })).toBeNull(),
    );
  },
};

/** Each part fails and is retried separately. */
export const Failed: Story = {
  parameters: {
    msw: [
      fails('getTeamOverview', 1),
      fails('getReferral', 1),
      fails('getAgentAnnouncements', 1),
      ...centre,
    ],
  },
  play: async ({ canvasElement }) => {
    for (const [name, failed] of [
      [t('agentHome:team.title'), t('agentHome:team.failed')],
      [t('agentHome:invitation.title'), t('agentHome:invitation.failed')],
      [t('agentHome:announcements.title'), t('agentHome:announcements.failed')],
    ] as const) {
      const shown = await part(canvasElement, name);
      await expect(await shown.findByRole('alert')).toHaveTextContent(failed);
      await userEvent.click(shown.getByRole('button', { name: t('agentCentre:retry') }));
    }
    const shown = await part(canvasElement, t('agentHome:team.title'));
    await expect(await shown.findByText(/1,?48,200\.50/)).toBeSeen();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
