import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '#src/ui/text/Text.tsx';
import { Clock } from './Clock.tsx';

const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Dhaka' });

/** The time of day in the market's zone, with the zone named: for bars that are always visible. For a past moment use DateTime. */
const meta = {
  title: 'UI/Clock',
  component: Clock,
  args: {
    label: 'Time of the site',
    format: (moment) => format.format(moment),
    zone: 'GMT+6',
    now: () => Date.UTC(2026, 2, 5, 18, 30, 7),
  },
} satisfies Meta<typeof Clock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00:30:07')).toHaveAttribute(
      'datetime',
      '2026-03-05T18:30:07.000Z',
    );
    await expect(canvas.getByText('GMT+6')).toBeSeen();
  },
};

let moment = Date.UTC(2026, 2, 5, 18, 59, 58);

/** It updates each second (S9.4), and is right at once when a hidden page is shown again. */
export const Running: Story = {
  args: { now: () => moment },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00:59:58')).toBeSeen();
    moment += 1000;
    await expect(await canvas.findByText('00:59:59')).toBeSeen();
    moment += 600_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('01:09:59')).toBeSeen();
  },
};

export const Bengali: Story = {
  args: { zone: 'জিএমটি+৬', format: () => '০০:৩০:০৭' },
  render: (args) => (
    <Text as="div" size="s" lang="bn">
      <Clock {...args} />
    </Text>
  ),
};
