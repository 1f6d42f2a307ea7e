import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeading } from './PageHeading.tsx';

/** The heading of a page, with a sentence below it on what the page is for. */
const meta = {
  title: 'UI/PageHeading',
  component: PageHeading,
  args: { children: 'Rewards', lead: 'Bonuses and gifts that you can claim.' },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Rewards');
    await expect(canvas.getByText(String(args.lead))).toBeSeen();
  },
};
