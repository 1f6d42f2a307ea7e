import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TONES } from './Badge.css.ts';
import { Badge } from './Badge.tsx';

/** A short label for a status or a count. For something to press use a Chip, for something to remove a Tag. */
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
