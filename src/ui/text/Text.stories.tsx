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
