import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { bar, line } from './Marquee.stories.css.ts';
import { Marquee, type MarqueeProps } from './Marquee.tsx';
import { MarqueeToggle } from './MarqueeToggle.tsx';

const items = (...texts: string[]) => texts.map((text) => ({ key: text, text }));

function Bar(props: MarqueeProps) {
  const [paused, setPaused] = useState(props.paused);
  return (
    <div className={bar}>
      <div className={line}>
        <Marquee {...props} paused={paused} />
      </div>
      <MarqueeToggle
        paused={paused}
        onChange={setPaused}
        labels={{ play: 'Let the notices run', pause: 'Pause the notices' }}
      />
    </div>
  );
}

/** Notices that scroll by in one line, and link to the whole text. What everyone must read does not move. */
const meta = {
  title: 'UI/Marquee',
  component: Marquee,
  args: {
    items: items('Planned maintenance on Sunday', 'New vendor: Copper Reel', 'Points mall open'),
    paused: false,
  },
  render: (args) => <Bar key={String(args.paused)} {...args} />,
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

const motion = (canvas: HTMLElement) => {
  const strip = canvas.querySelector('[data-paused]');
  return strip ? getComputedStyle(strip).animationPlayState : undefined;
};

export const Scrolling: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(motion(canvasElement)).toBe('running');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the notices' }));
    await expect(motion(canvasElement)).toBe('paused');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pause the notices' })).toHaveFocus();
    await expect(motion(canvasElement)).toBe('running');
  },
};

/** Each text is read out once, though it is rendered twice. */
export const ReadOnce: Story = {
  play: async ({ canvas }) => {
    const copies = canvas.getAllByText('Points mall open');
    await expect(copies).toHaveLength(2);
    await expect(copies.filter((copy) => !copy.closest('[aria-hidden]'))).toHaveLength(1);
  },
};

export const Bengali: Story = {
  args: { items: items('রবিবার নির্ধারিত রক্ষণাবেক্ষণ', 'নতুন ভেন্ডর যুক্ত হয়েছে') },
};
