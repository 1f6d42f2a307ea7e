import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { AgentLoginScreen } from './AgentLoginScreen.tsx';

/** The offer to agents, and their login beside it (S2.12). */
const meta = {
  title: 'Features/AgentLoginScreen',
  component: AgentLoginScreen,
  parameters: { msw: [answers('getHumanCheck'), answers('getWhitelabel', () => [])] },
} satisfies Meta<typeof AgentLoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const login = await canvas.findByRole('region', { name: t('session:agent.title') });
    const words = canvas.getByRole('heading', { name: t('agentLogin:offer.title') });
    const [form, offer] = [login.getBoundingClientRect(), words.getBoundingClientRect()];
    await expect(form.left > offer.right || form.right < offer.left).toBe(true);
    await expect(canvas.getByText(like('agentLogin:contact.text'))).toBeSeen();
  },
};

/** On phones the login comes before the text. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const login = await canvas.findByRole('region', { name: t('session:agent.title') });
    const words = canvas.getByRole('heading', { name: t('agentLogin:offer.title') });
    await expect(login.getBoundingClientRect().bottom).toBeLessThan(
      words.getBoundingClientRect().top,
    );
  },
};
