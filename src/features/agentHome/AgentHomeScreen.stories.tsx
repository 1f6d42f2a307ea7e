import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { AgentHomeScreen } from './AgentHomeScreen.tsx';
import { agent, announcements, centre, team, teamOver } from './agentHome.fixture.ts';
import words from './messages/en.json' with { type: 'json' };

/** The agent centre: a team at a glance, the way into it, and what agents are told (S2.13, S2.17). */
const meta = {
  title: 'Features/AgentHome/AgentHomeScreen',
  component: AgentHomeScreen,
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/agentHome" element={<Story />} />
        <Route path="/logout" element={<Text>The question before leaving</Text>} />
      </Routes>
    ),
  ],
  parameters: { route: '/agentHome', player: true, modules: { referral: true }, msw: centre },
} satisfies Meta<typeof AgentHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (area: HTMLElement, name: string) =>
  within(area).findByRole('region', { name }).then(within);

export const Ready: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const shown = await part(canvasElement, words.team.title);
    await expect(await shown.findByText(/148,200\.50/)).toBeVisible();
    await expect(shown.getByText(words.outcome.lost)).toBeVisible();
    await expect(await shown.findByRole('slider', { name: 'Total staked by day' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: words.invitation.qr })).toBeVisible();
    await expect(await canvas.findByText('Logged in as Nasrin')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** The head names the zone of the market, its time runs, and it asks before it lets go (S2.17). */
export const Head: Story = {
  play: async ({ canvas, canvasElement }) => {
    const clock = canvasElement.querySelector('time');
    await expect(canvas.getByText(/^GMT/)).toBeVisible();
    await expect(clock).toHaveTextContent(/\d:\d\d:\d\d/);
    await expect(clock?.closest('[aria-live], [role=status], [role=timer]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.signOut }));
    await expect(await canvas.findByText('The question before leaving')).toBeVisible();
  },
};

/** The address keeps the days; the figures are those of the platform. */
export const AnotherPeriod: Story = {
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, words.team.title);
    await expect(await shown.findByText(/70,000\.00/)).toBeVisible();
    await userEvent.click(shown.getByRole('link', { name: words.team.today }));
    await expect(await shown.findByText(/10,000\.00/)).toBeVisible();
    await expect(shown.getByRole('link', { name: words.team.today })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(shown.getByText(/148,200\.50/)).toBeVisible();
  },
};

/** Another figure is drawn; days on which the team lost hang below the line. */
export const AnotherFigure: Story = {
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, words.team.title);
    await userEvent.click(await shown.findByRole('link', { name: words.figures.net }));
    const reader = await shown.findByRole('slider', { name: 'Team result by day' });
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/Sun: .*-/));
  },
};

/** A whole month, asked for by the address. */
export const ThisMonth: Story = {
  parameters: {
    route: '/agentHome?period=month&figure=commission',
    msw: [answers('getTeamOverview', () => teamOver(30)), ...centre],
  },
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, words.team.title);
    await expect(
      await shown.findByRole('slider', { name: 'Your commission by day' }),
    ).toBeVisible();
    await userEvent.click(shown.getByText(words.chart.table));
    await expect(shown.getAllByRole('row')).toHaveLength(31);
  },
};

/** Days on which nothing happened are said to be so. */
export const QuietDays: Story = {
  parameters: {
    msw: [
      answers('getTeamOverview', () => {
        const whole = teamOver(7);
        const quiet = {
          ...{ joined: 0, active: 0, stake: '0.00', payout: '0.00', net: '0.00' },
          ...{ deposits: '0.00', withdrawals: '0.00', commission: '0.00' },
        };
        const series = whole.series.map(({ day }) => ({ day, figures: quiet }));
        return { ...whole, totals: quiet, series };
      }),
      ...centre,
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, words.team.title);
    await expect(await shown.findByText(words.chart.none)).toBeVisible();
    await expect(shown.getByText(words.outcome.level)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      agent,
      neverAnswers('getTeamOverview'),
      neverAnswers('getReferral'),
      neverAnswers('getAgentAnnouncements'),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(3);
  },
};

/** An agent without a team, to whom nothing was announced. */
export const Empty: Story = {
  parameters: {
    msw: [
      answers('getTeamOverview', () => ({ ...teamOver(7), members: 0, agents: 0 })),
      answers('getAgentAnnouncements', () => ({ announcements: [], totalPages: 0, total: 0 })),
      ...centre,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.team.none)).toBeVisible();
    await expect(await canvas.findByText(words.announcements.none)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: words.invitation.copy })).toBeVisible();
  },
};

/** Where the platform offers no invitations there is no link. */
export const NoInvitations: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo', () => {
        const member = EXAMPLES.getMemberInfo.value;
        const availablePromo = { ...member.availablePromo, REFERRAL: { enabled: false } };
        return { ...member, type: 1 as const, availablePromo };
      }),
      team,
      announcements,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logged in as Rahim')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: words.invitation.title })).toBeNull();
  },
};

/** Each part fails, and is tried again, by itself. */
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
      [words.team.title, words.team.failed],
      [words.invitation.title, words.invitation.failed],
      [words.announcements.title, words.announcements.failed],
    ] as const) {
      const shown = await part(canvasElement, name);
      await expect(await shown.findByRole('alert')).toHaveTextContent(failed);
      await userEvent.click(shown.getByRole('button', { name: words.retry }));
    }
    const shown = await part(canvasElement, words.team.title);
    await expect(await shown.findByText(/148,200\.50/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
