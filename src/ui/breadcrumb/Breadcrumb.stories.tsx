import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

/** The path down a tree: levels of agents, a section of help. Not for steps in time, which a Stepper shows. */
const meta = {
  title: 'UI/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Path in the team',
    above: [
      { label: 'My team', to: '/agentHome' },
      { label: 'rahim88', to: '/agentHome?line=rahim88' },
    ],
    here: 'karim_21',
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InATeam: Story = {
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole('navigation', { name: 'Path in the team' }));
    await expect(path.getAllByRole('link')).toHaveLength(2);
    await expect(path.getByText('karim_21')).toHaveAttribute('aria-current', 'page');
  },
};

/** A long path wraps. */
export const Deep: Story = {
  args: {
    above: Array.from({ length: 9 }, (_, at) => ({
      label: `Vertriebspartnerin_${at + 1}`,
      to: `/agentHome?line=${at}`,
    })),
    here: 'আমার দলের সর্বশেষ সদস্য',
  },
};
