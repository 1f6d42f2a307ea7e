import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { AgentFrame } from './AgentFrame.tsx';
import { asAgent } from './agent.fixture.ts';
import { AGENT_PATHS } from './agentPaths.ts';

/** The header and the menu of every page of the agent centre (S2.17). */
const meta = {
  title: 'Shared/AgentCentre/AgentFrame',
  component: AgentFrame,
  decorators: [inSiteMenu()],
  args: {
    here: AGENT_PATHS.transactions,
    children: <Heading level={1}>Downline account details</Heading>,
  },
  parameters: { player: true, route: AGENT_PATHS.transactions, msw: asAgent },
} satisfies Meta<typeof AgentFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whose centre it is, the zone of the market, and the page on show in the menu. */
export const Page: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentCentre:who', { name: 'Nasrin' }))).toBeSeen();
    await expect(canvas.getByText(/^GMT/)).toBeSeen();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Downline');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      t('modules:teamTransactions'),
    );
  },
};

/** The home page has no title but the header. */
export const Home: Story = {
  args: { here: AGENT_PATHS.home, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      t('agentCentre:title'),
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      t('agentCentre:overview'),
    );
  },
};

/** On a phone the menu is one line, which begins where the page on show is in sight. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeSeen();
  },
};

/** Agents on a break are not asked to pay in. */
export const OnABreak: Story = {
  parameters: {
    msw: [
      answers('getProtection', () => ({
        ...EXAMPLES.getProtection.value,
        excludedUntil: '2026-09-01T00:00:00.000Z',
      })),
      ...asAgent,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: t('modules:deposit') })).toBeNull(),
    );
    await expect(canvas.getByRole('link', { name: t('modules:withdraw') })).toBeInTheDocument();
  },
};
