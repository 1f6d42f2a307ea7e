import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SIZES } from './ProgressRing.css.ts';
import { ProgressRing } from './ProgressRing.tsx';
import { TONES } from './progress.ts';

/**
 * The progress of something: a wagering requirement, a level, an upload. For loading use a Skeleton; a running action is shown by its
 * Button.
 */
const meta = {
  title: 'UI/Progress',
  component: ProgressBar,
  args: {
    label: 'Wagered towards the bonus',
    value: 1200,
    max: 5000,
    valueText: '৳1,200.00 of ৳5,000.00',
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Wagered towards the bonus' });
    await expect(bar).toHaveAttribute('aria-valuenow', '24');
    await expect(bar).toHaveAttribute('aria-valuetext', '৳1,200.00 of ৳5,000.00');
  },
};

export const Ends: Story = {
  render: (args) => (
    <Stack gap="xl">
      <ProgressBar {...args} value={0} valueText="Nothing yet" />
      <ProgressBar {...args} value={7000} valueText="Done" tone="success" />
    </Stack>
  ),
};

/** Unknown progress. */
export const Unknown: Story = {
  args: { label: 'Sending the pictures', value: null, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="xl">
      {TONES.map((tone, at) => (
        <ProgressBar key={tone} {...args} tone={tone} value={1200 + at * 1200} />
      ))}
    </Stack>
  ),
};

export const Rings: Story = {
  render: (args) => (
    <Stack direction="row" align="center" gap="xl" wrap>
      {SIZES.map((size) => (
        <ProgressRing key={size} {...args} size={size} label={`Level, ${size}`}>
          {size !== 's' && (
            <Text as="span" size={size === 'l' ? 'm' : 'xs'} weight="strong" figures>
              24%
            </Text>
          )}
        </ProgressRing>
      ))}
      <ProgressRing label="Sending" value={null} />
      <ProgressRing label="Sent" value={100} tone="success" />
      <ProgressRing label="To send" value={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Level, m' })).toHaveAttribute(
      'aria-valuenow',
      '24',
    );
  },
};

export const LongWords: Story = {
  args: {
    label: 'Für die Freischaltung des Willkommensbonus bereits erfüllter Umsatz',
    valueText: '৳1,234,567.00 von ৳5,000,000.00',
  },
};
