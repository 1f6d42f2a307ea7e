import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { centre, teamOver } from './agentHome.fixture.ts';
import { part } from './region.fixture.ts';
import { TeamOverviewScreen } from './TeamOverviewScreen.tsx';

/** The overview of a team in a period, compared with the period before (S2.17 agentTeamOverview). */
const meta = {
  title: 'Features/AgentHome/TeamOverviewScreen',
  component: TeamOverviewScreen,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { route: '/agentHome/overview?days=7', player: true, msw: centre },
} satisfies Meta<typeof TeamOverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figures with those of the period before, the time of the count, and links to the lists. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    const figures = await part(canvasElement, t('agentHome:team.period'));
    await expect(await figures.findByRole('link', { name: /70,000\.00/ })).toHaveAttribute(
      'href',
      '/agentHome/losses?sort=stake&days=7',
    );
    const firstDeposits = /^\/agentHome\/team\?firstDepositFrom=/;
    await expect(
      figures
        .getAllByRole('link')
        .some((link) => firstDeposits.test(link.getAttribute('href') ?? '')),
    ).toBe(true);
    const [up] = figures.getAllByText(like('agentHome:change.upBy', { percent: '25' }));
    await expect(up).toHaveTextContent(/56,000\.00/);
    await expect(canvas.getByText(t('agentCentre:counted.label'), { exact: false })).toBeSeen();
    const now = await part(canvasElement, t('agentHome:team.now'));
    await expect(now.getByRole('link', { name: /1,?48,200\.50/ })).toBeSeen();
    await expect(now.getByRole('link', { name: '300' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/agentHome\/team\?joinedTo=/),
    );
  },
};

/** Today is compared with yesterday up to the same time of day, and the page says so. */
export const TodaySoFar: Story = {
  parameters: { route: '/agentHome/overview?days=1' },
  play: async ({ canvasElement }) => {
    const figures = await part(canvasElement, t('agentHome:team.period'));
    const compared = await figures.findByText(like('agentHome:compared.yesterday'));
    await expect(compared).toHaveTextContent(/[0-9০-৯]{1,2}:[0-9০-৯]{2}/);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** Another figure is charted, and a table behind the chart lists its days. */
export const AnotherFigure: Story = {
  play: async ({ canvasElement }) => {
    const days = await part(canvasElement, t('agentHome:chart.heading'));
    await userEvent.click(await days.findByRole('link', { name: t('agentHome:figures.net') }));
    const reader = await days.findByRole('slider', {
      name: t('agentHome:chart.title', { figure: t('agentHome:figures.net') }),
    });
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\S+: .*−/));
    await userEvent.click(days.getByText(t('agentHome:chart.table')));
    await expect(days.getAllByRole('row')).toHaveLength(8);
  },
};

/** The largest rises and falls in stakes. Unavailable members have no link, and no reason is shown (DECISIONS, player protection). */
export const Movers: Story = {
  play: async ({ canvasElement }) => {
    const movers = await part(canvasElement, t('agentHome:movers.title'));
    await expect(await movers.findByRole('link', { name: 'rahim21' })).toHaveAttribute(
      'href',
      '/agentHome/team?member=rahim21',
    );
    await expect(movers.getByText('shirin5')).toBeSeen();
    await expect(movers.queryByRole('link', { name: 'shirin5' })).toBeNull();
    await expect(movers.getByText(t('agentHome:movers.unavailable'))).toBeSeen();
  },
};

/** A level links to its members. */
export const Levels: Story = {
  play: async ({ canvasElement }) => {
    const levels = await part(canvasElement, t('agentHome:levels.title'));
    const second = t('agentHome:levels.number', { level: '2' });
    await expect(await levels.findByRole('link', { name: second })).toHaveAttribute(
      'href',
      '/agentHome/team?level=2',
    );
  },
};

/** No activity in this period or the one before. */
export const QuietDays: Story = {
  parameters: {
    msw: [
      answers('getTeamOverview', () => {
        const whole = teamOver(7);
        const quiet = {
          ...{ joined: 0, firstDepositors: 0, active: 0, stake: '0.00', payout: '0.00' },
          ...{ net: '0.00', deposits: '0.00', withdrawals: '0.00', commission: '0.00' },
        };
        const series = whole.series.map(({ day }) => ({ day, figures: quiet }));
        const movers = { rose: [], fell: [] };
        return { ...whole, totals: quiet, before: quiet, series, movers };
      }),
      ...centre,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentHome:chart.none'))).toBeSeen();
    await expect(canvas.getByText(t('agentHome:movers.none.rose'))).toBeSeen();
    await expect(canvas.getAllByText(t('agentHome:change.level'))).toHaveLength(9);
  },
};

export const Loading: Story = {
  parameters: { msw: [...asAgent, neverAnswers('getTeamOverview')] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(9);
    await expect(canvas.getByRole('button', { name: t('session:records.save') })).toBeDisabled();
  },
};

/** An agent without a team. */
export const Empty: Story = {
  parameters: {
    msw: [answers('getTeamOverview', () => ({ ...teamOver(7), members: 0, agents: 0 })), ...centre],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentHome:team.none'))).toBeSeen();
  },
};

/** A failed load is retried with the days of the address. */
export const Failed: Story = {
  parameters: { msw: [fails('getTeamOverview', 1), ...centre] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('agentHome:team.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:retry') }));
    const figures = await part(canvasElement, t('agentHome:team.period'));
    await expect(await figures.findByText(/70,000\.00/)).toBeSeen();
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
