import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { GAPS } from './Stack.css.ts';
import { Stack } from './Stack.tsx';

const items = ['One', 'Two', 'Three'].map((word) => <Badge key={word}>{word}</Badge>);

/** Items with one gap between them. The parent lays out, so no component has an outer margin. */
const meta = {
  title: 'UI/Stack',
  component: Stack,
  args: { children: items },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Gaps: Story = {
  render: () => (
    <Stack gap="xl">
      {GAPS.map((gap) => (
        <Stack key={gap} direction="row" gap={gap} wrap>
          {items}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Column: Story = {
  play: async ({ canvas }) => {
    const [one, two] = [canvas.getByText('One'), canvas.getByText('Two')];
    await expect(two.getBoundingClientRect().top).toBeGreaterThan(one.getBoundingClientRect().top);
  },
};

/** A row with potentially long text wraps. */
export const Row: Story = {
  args: { direction: 'row', align: 'center', justify: 'between', wrap: true },
};
