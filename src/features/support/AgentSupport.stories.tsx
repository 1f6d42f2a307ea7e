import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { SupportScreen } from './SupportScreen.tsx';

const asked: (string | null)[] = [];
const chats = answers('listLiveChats', (url) => {
  asked.push(url.searchParams.get('audience'));
  return [];
});

/** Customer service in the agent centre (S1.5, S9.7). */
const meta = {
  title: 'Features/Support/AgentSupport',
  component: SupportScreen,
  parameters: { player: true, route: '/agentHome/service', msw: [chats, answers('getPermission')] },
} satisfies Meta<typeof SupportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What agents are helped with and when comes first, with the topics for agents; there is no part for agents at the end. */
export const Ready: Story = {
  beforeEach: () => {
    asked.length = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('support:agents.lead'))).toBeSeen();
    await waitFor(() => expect(asked).toEqual(['agent']));
    await expect(canvas.getByText(like('support:agents.hours'))).toBeSeen();
    await expect(canvas.queryByText(t('support:agents.title'))).toBeNull();
    await expect(canvas.queryByText(t('support:lead'))).toBeNull();
  },
};
