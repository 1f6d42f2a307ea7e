import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TONES } from './Badge.css.ts';
import { Badge } from './Badge.tsx';

/** A short mark in words. */
const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'Play money' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack direction="row" wrap>
      {TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Play money')).toHaveLength(TONES.length);
  },
};

export const WithIcon: Story = { args: { icon: 'info', tone: 'info' } };
