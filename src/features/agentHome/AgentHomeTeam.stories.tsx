import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { AgentHomeScreen } from './AgentHomeScreen.tsx';
import { centre, teamOver } from './agentHome.fixture.ts';
import { part } from './region.fixture.ts';

/** The team at a glance in the agent centre: its days and its figures (S2.13). */
const meta = {
  title: 'Features/AgentHome/Team',
  component: AgentHomeScreen,
  decorators: [inSiteMenu()],
  parameters: { route: '/agentHome', player: true, modules: { referral: true }, msw: centre },
} satisfies Meta<typeof AgentHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address keeps the days; the figures are those of the platform. */
export const AnotherPeriod: Story = {
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, t('agentHome:team.title'));
    await expect(await shown.findByText(/70,000\.00/)).toBeSeen();
    await userEvent.click(shown.getByRole('link', { name: t('agentHome:team.today') }));
    await expect(await shown.findByText(/10,000\.00/)).toBeSeen();
    await expect(shown.getByRole('link', { name: t('agentHome:team.today') })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(shown.getByText(/1,?48,200\.50/)).toBeSeen();
  },
};

/** Another figure is drawn; days on which the team lost hang below the line. */
export const AnotherFigure: Story = {
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, t('agentHome:team.title'));
    await userEvent.click(await shown.findByRole('link', { name: t('agentHome:figures.net') }));
    const reader = await shown.findByRole('slider', {
      name: t('agentHome:chart.title', { figure: t('agentHome:figures.net') }),
    });
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\S+: .*-/));
  },
};

/** A whole month, asked for by the address. */
export const ThisMonth: Story = {
  parameters: {
    route: '/agentHome?period=month&figure=commission',
    msw: [answers('getTeamOverview', () => teamOver(30)), ...centre],
  },
  play: async ({ canvasElement }) => {
    const shown = await part(canvasElement, t('agentHome:team.title'));
    await expect(
      await shown.findByRole('slider', {
        name: t('agentHome:chart.title', { figure: t('agentHome:figures.commission') }),
      }),
    ).toBeSeen();
    await userEvent.click(shown.getByText(t('agentHome:chart.table')));
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
    const shown = await part(canvasElement, t('agentHome:team.title'));
    await expect(await shown.findByText(t('agentHome:chart.none'))).toBeSeen();
    await expect(shown.getByText(t('agentHome:outcome.level'))).toBeSeen();
  },
};
