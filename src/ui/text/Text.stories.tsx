import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { SIZES, TONES, WEIGHTS } from './Text.css.ts';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Running text. */
const meta = {
  title: 'UI/Text',
  component: Text,
  args: { children: 'Every game on one well-lit shelf' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {SIZES.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: (args) => (
    <Stack>
      {WEIGHTS.map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
};

export const Figures: Story = { args: { figures: true, children: '৳1,234,567.89' } };

/** Bengali needs a higher line, so that its marks do not touch. */
export const Bengali: Story = {
  args: { lang: 'bn', children: 'এক জায়গায় সব গেম, গোছানো আর সহজ। পছন্দের খেলাটি বেছে নিন।' },
};

export const OneLine: Story = {
  args: { oneLine: true, children: 'A name that is much too long for its card '.repeat(6) },
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(String(args.children).trim());
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

/** A Latin name in a page from right to left loses its end, and is aligned as the page is where it is short. */
export const OneLineMirrored: Story = {
  args: { oneLine: true, as: 'div' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: '12rem' }}>
      <Text {...args}>Silk Myna of the endless summer and other birds</Text>
      <Text {...args}>Silk Myna</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const range = document.createRange();
    const edges = (name: string, at: number) => {
      const element = canvas.getByText(name);
      range.setStart(element.firstChild ?? element, at);
      range.setEnd(element.firstChild ?? element, at + 1);
      return { letter: range.getBoundingClientRect(), box: element.getBoundingClientRect() };
    };
    const long = edges('Silk Myna of the endless summer and other birds', 0);
    await expect(Math.abs(long.letter.left - long.box.left)).toBeLessThan(2);
    const short = edges('Silk Myna', 'Silk Myna'.length - 1);
    await expect(Math.abs(short.letter.right - short.box.right)).toBeLessThan(2);
  },
};

/** For screen readers only. */
export const Hidden: Story = {
  render: () => (
    <Text>
      More<VisuallyHidden> games of this vendor</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('games of this vendor');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
