import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpLines } from './HelpLines.tsx';

/** The help lines for problem gambling, from the manifest. */
const meta = {
  title: 'Features/HelpLines',
  component: HelpLines,
  args: {
    lines: [
      {
        name: 'Gambling Help Examplia',
        phone: '+880 10 0000 000',
        hours: '24/7',
        url: 'https://help.example',
      },
      { name: 'Talk to someone', phone: '16000' },
    ],
  },
} satisfies Meta<typeof HelpLines>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tap dials the number. */
export const Named: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('link', { name: '+880 10 0000 000' });
    await expect(number).toHaveAttribute('href', 'tel:+880100000000');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
