import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { registry } from '#src/modules/registry.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Frame } from './Frame.tsx';

/** The cashier's frame: the agent centre's for agents, the site's for players. */
const meta = {
  title: 'Shell/Frame',
  component: Frame,
  decorators: [withSite],
  parameters: {
    layout: 'fullscreen',
    player: true,
    route: '/withdraw',
    modules: { agent: true },
    msw: [...asAgent, ...mockPlatform(0)],
  },
  args: {
    row: registry.find(({ id }) => id === 'withdraw'),
    children: <Heading level={1}>Withdraw</Heading>,
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };

export const AgentInTheCashier: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: t('agentCentre:menu') });
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/withdraw',
    );
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeSeen();
  },
};

/** If the brand has no agent centre, nobody gets its frame. */
export const WithoutAgentCentre: Story = {
  globals: desktop,
  parameters: { modules: { agent: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: t('app:nav.main') })).toBeSeen();
    await expect(canvas.queryByRole('navigation', { name: t('agentCentre:menu') })).toBeNull();
  },
};

export const PlayerInTheCashier: Story = {
  globals: desktop,
  parameters: { msw: [answers('getMemberInfo'), ...asAgent, ...mockPlatform(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: t('app:nav.main') })).toBeSeen();
    await expect(canvas.queryByRole('navigation', { name: t('agentCentre:menu') })).toBeNull();
  },
};
