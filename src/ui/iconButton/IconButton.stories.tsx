import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TONES } from './IconButton.css.ts';
import { IconButton } from './IconButton.tsx';

/** A button without text: only if everyone knows the icon. Its label is read out and shown as a tooltip. */
const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack direction="row">
      {TONES.map((tone) => (
        <IconButton key={tone} {...args} tone={tone} label={`Close, ${tone}`} />
      ))}
    </Stack>
  ),
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };
