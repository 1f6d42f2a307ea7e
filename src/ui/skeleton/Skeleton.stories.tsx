import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { SHAPES, WIDTHS } from './Skeleton.css.ts';
import { box } from './Skeleton.stories.css.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

/**
 * The placeholder of loading content, so that nothing jumps once it is there. It is as high as its line, or as its parent. While something
 * is being sent, its Button shows that instead.
 */
const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

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

export const Shapes: Story = {
  render: () => (
    <Stack>
      {SHAPES.map((shape) => (
        <div key={shape} className={box}>
          <Skeleton shape={shape} />
        </div>
      ))}
    </Stack>
  ),
};

/** A paragraph announces that it is loading. */
export const Paragraph: Story = {
  render: () => <SkeletonLines />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull();
  },
};
