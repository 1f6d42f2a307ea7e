import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { MemberType } from '#src/platform/contract.generated.ts';
import { answers, fails, held } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { AgentEntrance } from './AgentEntrance.tsx';

const platform = [answers('getHumanCheck'), answers('getWhitelabel', () => [])];

/** The logged-in player, with the given account type (S3.5). */
const playerOf = (type: MemberType) =>
  answers('getMemberInfo', () => ({ ...EXAMPLES.getMemberInfo.value, type }));

/** The entrance to the agent centre for agents, members and visitors (S2.12, S2.13). */
const meta = {
  title: 'Features/AgentLogin/AgentEntrance',
  component: AgentEntrance,
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/agent" element={<Story />} />
        <Route path="/agentHome" element={<Text>The agent centre</Text>} />
      </Routes>
    ),
  ],
  parameters: { route: '/agent', player: true, msw: [playerOf(1), ...platform] },
} satisfies Meta<typeof AgentEntrance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A logged-in agent is sent on at once (S2.13). */
export const AnAgentGoesOn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The agent centre')).toBeSeen();
  },
};

/** A member sees whom the centre is for, and can log in as an agent (S6.4, S6.5). */
export const AMemberIsRefused: Story = {
  parameters: { msw: [playerOf(0), ...platform] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentLogin:noAgent.title'))).toBeSeen();
    await expect(canvas.getByText(like('agentLogin:noAgent.text', { name: 'Rahim' }))).toBeSeen();
    await expect(canvas.getByRole('region', { name: t('session:agent.title') })).toBeSeen();
  },
};

export const AMemberIsRefusedInBengali: Story = {
  globals: { language: 'bn' },
  parameters: { msw: [playerOf(0), ...platform] },
};

export const AVisitorLogsIn: Story = {
  parameters: { player: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('session:agent.title') })).toBeSeen();
    await expect(canvas.queryByText(t('agentLogin:noAgent.title'))).toBeNull();
  },
};

const who = held('getMemberInfo');

/** No login form before the session has loaded. */
export const Loading: Story = {
  parameters: { msw: [who.handler, playerOf(1), ...platform] },
  beforeEach: who.hold,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
    await expect(canvas.queryByRole('region', { name: t('session:agent.title') })).toBeNull();
    who.letGo();
    await expect(await canvas.findByText('The agent centre')).toBeSeen();
  },
};

/** If the player does not load, the agent centre is where to try again. */
export const Failed: Story = {
  parameters: { msw: [fails('getMemberInfo'), ...platform] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The agent centre')).toBeSeen();
  },
};
