import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TONES } from './Badge.css.ts';
import { Badge } from './Badge.tsx';

/** A short mark in words: a status, a count. What can be pressed is a Chip, what can be taken away a Tag. */
const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'Play money' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

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

export const LongWords: Story = {
  args: {
    children: 'Auszahlung wartet auf Bestätigung durch die Kundenbetreuung',
    tone: 'warning',
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Auszahlung wartet/);
    await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
