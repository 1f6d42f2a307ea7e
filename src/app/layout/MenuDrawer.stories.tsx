import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Layout } from './Layout.tsx';

/** The full menu of phones (S2.21). */
const meta = {
  title: 'Shell/MenuDrawer',
  component: Layout,
  decorators: [withSite],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    player: true,
    modules: { agent: true },
    msw: [...asAgent, ...mockPlatform(0)],
  },
  args: { children: <Heading level={1}>A screen</Heading> },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An agent finds the agent centre first, above the games (S2.13). */
export const Agent: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation', { name: t('app:nav.quick') });
    await userEvent.click(within(bar).getByRole('link', { name: t('app:menu.games') }));
    const drawer = within(await screen.findByRole('dialog'));
    const centre = await drawer.findByRole('link', { name: t('modules:agentHome') });
    await expect(centre).toHaveAttribute('href', '/agentHome');
    const games = drawer.getByText(t('app:menu.games'), { selector: 'p' });
    const isBefore = centre.compareDocumentPosition(games) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(isBefore).toBeTruthy();
  },
};
