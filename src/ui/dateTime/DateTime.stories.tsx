import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '#src/ui/text/Text.tsx';
import { DateTime } from './DateTime.tsx';

/** A moment with a date. For a running clock use Clock; for a countdown, Countdown. */
const meta = {
  title: 'UI/DateTime',
  component: DateTime,
  args: { moment: '2026-03-05T18:30:00Z', text: '6 Mar 2026, 00:30' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('6 Mar 2026, 00:30');
    await expect(time).toHaveAttribute('datetime', '2026-03-05T18:30:00.000Z');
  },
};

export const Bengali: Story = {
  render: () => (
    <Text lang="bn">
      শেষ লগইন <DateTime moment={1_772_735_400_000} text="৬ মার্চ, ২০২৬, ১২:৩০ AM" />
    </Text>
  ),
};

/** Only the text is shown if the moment is invalid. */
export const Unreadable: Story = {
  args: { moment: 'soon', text: '–' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).not.toHaveAttribute('datetime');
  },
};
