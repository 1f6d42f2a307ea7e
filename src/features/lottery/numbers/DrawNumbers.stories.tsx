import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ball } from './DrawNumbers.css.ts';
import { DrawNumbers } from './DrawNumbers.tsx';

/** The numbers of a draw, in the order drawn. */
const meta = {
  title: 'Features/Lottery/DrawNumbers',
  component: DrawNumbers,
  args: { numbers: [7, 3, 9, 1], size: 'l' },
} satisfies Meta<typeof DrawNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The balls read from left to right, as the digits of a number do, and begin where lines of the page do. */
export const Mirrored: Story = {
  decorators: [
    (Shown) => (
      <div dir="rtl">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.getElementsByClassName(ball.l.split(' ').at(-1) ?? '')].map(
      (each) => each.getBoundingClientRect(),
    );
    await expect(edges).toHaveLength(4);
    const lefts = edges.map(({ left }) => left);
    await expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    const page = canvasElement.querySelector('[dir="rtl"]')?.getBoundingClientRect();
    await expect(edges.at(-1)?.right).toBe(page?.right);
  },
};
