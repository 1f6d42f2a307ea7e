import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResponsibleScreen } from './ResponsibleScreen.tsx';

const meta = {
  title: 'Features/ResponsibleScreen',
  component: ResponsibleScreen,
} satisfies Meta<typeof ResponsibleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(headings.length).toBeGreaterThanOrEqual(8);
    const links = within(canvasElement).getAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(expect.arrayContaining(['/help#limits', '/protection']));
  },
};
