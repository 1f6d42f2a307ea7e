import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { SIZES } from './Heading.css.ts';
import { Heading } from './Heading.tsx';

/** A heading. Its level is its place in the outline; its size is independent. */
const meta = {
  title: 'UI/Heading',
  component: Heading,
  args: { level: 2, children: 'Live casino' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Slots</Heading>
      <Heading level={2}>Vendors</Heading>
      <Heading level={3}>Play credits only</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Slots');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Play credits');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {SIZES.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
