import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SiteContext, useSite } from '#src/app/SiteContext.tsx';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { popupState } from '#src/session/popup.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { Guard } from './Guard.tsx';

const memberRow: ModuleRow = {
  id: 'own',
  route: '/own',
  screen: 'own/OwnScreen',
  label: 'modules:home',
  icon: 'user',
  audience: 'member',
  places: [],
};

const agentRow: ModuleRow = { ...memberRow, id: 'centre', audience: 'agent' };

/** The agents' login, which knows where to return its visitor. */
function AgentLogin() {
  const { next } = popupState(useLocation().state);
  return <Text>The agents’ login, then {next}</Text>;
}

/** An account of a kind, by its type (S3.5). */
const playerOf = (type: 0 | 1 | 4) =>
  answers('getMemberInfo', () => ({ ...EXAMPLES.getMemberInfo.value, type }));

/** Who may see a page, and where everyone else is sent. */
const meta = {
  title: 'Shell/Guard',
  component: Guard,
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/login" element={<Text>The login</Text>} />
        <Route path="/agent" element={<AgentLogin />} />
        <Route path="/register" element={<Text>The registration</Text>} />
        <Route path="*" element={<Story />} />
      </Routes>
    ),
    withSite,
  ],
  parameters: { route: '/own', player: true, msw: [playerOf(0), ...mockPlatform(0)] },
  args: { row: memberRow, children: <Text>The player’s own page</Text> },
} satisfies Meta<typeof Guard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LetsAMemberPass: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The player’s own page')).toBeSeen();
  },
};

const preloaded: string[] = [];

/** A site that notes which screens it preloads. */
function Noting({ children }: { children: ReactNode }) {
  const site = useSite();
  const [noting] = useState({ ...site, preload: (asked: string) => void preloaded.push(asked) });
  return <SiteContext value={noting}>{children}</SiteContext>;
}

/** The screen is loaded while the platform has not yet answered who the player is. */
export const LoadsTheScreenMeanwhile: Story = {
  parameters: { msw: [neverAnswers('getMemberInfo'), ...mockPlatform(0)] },
  decorators: [
    (Guarded) => (
      <Noting>
        <Guarded />
      </Noting>
    ),
  ],
  beforeEach: () => {
    preloaded.length = 0;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(preloaded).toEqual([memberRow.screen]));
    await expect(canvas.queryByText('The player’s own page')).toBeNull();
  },
};

/** A visitor logs in first (S2.14). */
export const LeadsAVisitorToTheLogin: Story = {
  parameters: { player: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The login')).toBeSeen();
  },
};

/** A trial account sees that a real one is needed, with a link to the registration (S4.9, S8.5). */
export const TellsATrialAccount: Story = {
  parameters: { docs: { story: coversPage }, msw: [playerOf(4), ...mockPlatform(0)] },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(t('app:realAccount.title'));
    await expect(canvas.queryByText('The player’s own page')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('app:realAccount.register') }));
    await expect(await canvas.findByText('The registration')).toBeSeen();
  },
};

/** The player's data failed to load; a retry loads it. */
export const MemberInfoFailed: Story = {
  parameters: { msw: [fails('getMemberInfo', 1), playerOf(0), ...mockPlatform(0)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('app:offline.retry') }));
    await expect(await canvas.findByText('The player’s own page')).toBeSeen();
  },
};

export const LetsAnAgentIntoTheCentre: Story = {
  args: { row: agentRow },
  parameters: { msw: [playerOf(1), ...mockPlatform(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The player’s own page')).toBeSeen();
  },
};

/** A member who is not an agent goes to the agents’ login (S2.13, S6.4). */
export const LeadsAMemberToTheAgentsLogin: Story = {
  args: { row: agentRow },
  parameters: { route: '/own?period=month' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The agents’ login, then /own?period=month')).toBeSeen();
  },
};

/** A visitor is redirected there too, and returns after the login (S2.13). */
export const LeadsAVisitorToTheAgentsLogin: Story = {
  args: { row: agentRow },
  parameters: { route: '/own?period=month', player: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The agents’ login, then /own?period=month')).toBeSeen();
  },
};
