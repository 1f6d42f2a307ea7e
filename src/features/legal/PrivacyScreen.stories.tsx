import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

/** What is kept of players and visitors. */
const meta = {
  title: 'Features/PrivacyScreen',
  component: PrivacyScreen,
  parameters: { msw: [answers('getTerms')] },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const clauses = canvas.getAllByRole('heading', { level: 2 });
    const entries = canvas.getByRole('navigation').querySelectorAll('li');
    await expect(entries).toHaveLength(clauses.length);
    await expect(canvas.getByText(/No third party counts your visits/)).toBeVisible();
  },
};
