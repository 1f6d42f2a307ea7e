import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

/** The empty state of a list (S2.28): what will be here, and the next step. */
const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  argTypes: { action: { control: false } },
  args: { title: 'Nothing here yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithNextStep: Story = {
  args: {
    icon: 'games',
    hint: 'Games appear here as soon as the vendor adds them.',
    action: <ButtonLink to="/rng">Show all vendors</ButtonLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeSeen();
    await expect(canvas.getByRole('link', { name: 'Show all vendors' })).toBeSeen();
  },
};

export const LongWords: Story = {
  args: {
    icon: 'ticket',
    title: 'Noch keine Auszahlungsanträge in diesem Zeitraum',
    hint: 'আপনি টাকা তোলার আবেদন করলে তার প্রতিটি ধাপ এখানে দেখা যাবে।',
  },
};
