import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { edgesOf, pointIn } from '#src/ui/direction.fixture.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { CountedAt } from './CountedAt.tsx';

/** Above the figures of agents that change by the minute. */
const meta = {
  title: 'Shared/AgentCentre/CountedAt',
  component: CountedAt,
  args: { at: '2026-03-05T10:20:30.000Z', busy: false, error: null, onRefresh: fn() },
} satisfies Meta<typeof CountedAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('agentCentre:counted.refresh') });
    await userEvent.click(button);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** If the button has no room beside the time, it is below it, and both start at the same edge. */
export const Below: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '220px';
    const button = canvas.getByRole('button', { name: t('agentCentre:counted.refresh') });
    const words = canvas.getByText(like('agentCentre:counted.label'));
    const { bottom } = words.getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    const edge = pointIn(words, 0).clientX;
    const picture = button.querySelector('svg') ?? button;
    await expect(Math.abs(pointIn(picture, 0).clientX - edge)).toBeLessThan(1);
    canvasElement.style.inlineSize = '';
  },
};

/** On phones the button is beside the time, which has two lines. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('agentCentre:counted.refresh') });
    const words = canvas.getByText(like('agentCentre:counted.label'));
    await expect(edgesOf(button).start).toBeGreaterThanOrEqual(edgesOf(words).end);
    const { bottom } = words.getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeLessThan(bottom);
  },
};

/** On a narrow page the button is in the same place before and after the time appears. */
export const StablePosition: Story = {
  render: (args) => (
    <Stack>
      <CountedAt {...args} at={undefined} />
      <CountedAt {...args} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '328px';
    const [before, after] = canvas.getAllByText(like('agentCentre:counted.label'));
    const below = (words: HTMLElement | undefined) =>
      words?.closest('[role=status]')?.parentElement?.getBoundingClientRect().height;
    await expect(below(before)).toBe(below(after));
    canvasElement.style.inlineSize = '';
  },
};

/** If newer figures fail to load, the page says so beside the button: the old ones stay. */
export const NotRefreshed: Story = {
  args: { error: new PlatformError({ code: 'network', status: 0 }) },
  play: async ({ canvas }) => {
    const reason = t('platform:error.network');
    await expect(canvas.getByText(t('agentCentre:counted.failed', { reason }))).toBeSeen();
  },
};

/** A large team is counted once a minute: until then the button says from when it does something. */
export const CountedOnceAMinute: Story = {
  args: { nextAt: '2100-01-01T10:21:30.000Z' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: like('agentCentre:counted.refreshFrom') });
    await expect(button).toHaveTextContent(/21:30/);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** Once that moment is over it is the usual button. */
export const CountedAMinuteAgo: Story = {
  args: { nextAt: '2026-03-05T10:21:30.000Z' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:counted.refresh') }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
