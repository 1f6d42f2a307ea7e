import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { SIDES, Tooltip } from './Tooltip.tsx';

/** A hint on hover or focus. Touch users never see it, so nothing may depend on it: what everyone needs is text, or a Popover. */
const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { words: 'Counted since you signed in', children: <Button>Net position</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Net position' });
    await userEvent.hover(trigger);
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toBeSeen();
    await userEvent.unhover(trigger);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Net position' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(trigger).toHaveAccessibleDescription('Counted since you signed in');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(trigger).not.toHaveAttribute('aria-describedby');
  },
};

export const Sides: Story = {
  render: (args) => (
    <Stack gap="xl" align="center">
      {SIDES.map((side) => (
        <Tooltip key={side} {...args} side={side}>
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    words: 'Seit Ihrer letzten Anmeldung auf diesem Gerät gezählte Nettoposition in Guthaben',
  },
  play: async () => {
    await userEvent.tab();
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
