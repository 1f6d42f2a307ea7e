import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { WIDTHS } from './Skeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';

/** The shape of what comes. It is as high as its line, or as its parent. */
const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <Stack>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const lines = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await expect(lines).toHaveLength(WIDTHS.length);
  },
};
