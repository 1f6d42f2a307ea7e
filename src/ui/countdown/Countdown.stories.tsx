import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '#src/ui/text/Text.tsx';
import { Countdown } from './Countdown.tsx';

const START = Date.UTC(2026, 2, 5, 18, 30);
const still = () => START;

/** A countdown: a code that expires (S4.7), a deposit to pay, a time-out. Never to hurry anyone into a bet or an offer. */
const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  args: {
    until: START + 249_000,
    label: 'Time to pay',
    announce: (left) => (left > 0 ? `${left} seconds left to pay` : 'The time to pay has run out'),
    onEnd: fn(),
    now: still,
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer', { name: 'Time to pay' })).toHaveTextContent('4:09');
    await expect(canvas.queryByText(/seconds left/)).toBeNull();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Days: Story = { args: { until: START + 172_800_000 } };

/** A moment that passed while the page was closed. */
export const Over: Story = {
  args: { until: START - 5000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};

let moment = START;

/** It is announced at a few marks, is right after a hidden tab, and reports its end once. */
export const Running: Story = {
  args: { until: START + 62_000, now: () => moment },
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    moment = START;
    const timer = canvas.getByRole('timer');
    moment += 1000;
    await waitFor(() => expect(timer).toHaveTextContent('1:01'));
    await expect(canvas.queryByText(/seconds left/)).toBeNull();
    moment += 33_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('28 seconds left to pay')).toBeInTheDocument();
    await expect(timer).toHaveTextContent('0:28');
    moment += 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('The time to pay has run out')).toBeInTheDocument();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Bengali: Story = {
  args: { format: () => '৪:০৯', label: 'পরিশোধের সময়' },
  render: (args) => (
    <Text lang="bn">
      পরিশোধের সময় বাকি <Countdown {...args} />
    </Text>
  ),
};
