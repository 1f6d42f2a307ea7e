import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { SIZES, TONES } from './Button.css.ts';
import { Button } from './Button.tsx';

/** A button for an action here and now. One accent button per view; to navigate use a ButtonLink. */
const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Show more games', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack direction="row" wrap>
      {TONES.map((tone) => (
        <Button key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" wrap align="center">
      {SIZES.map((size) => (
        <Button key={size} {...args} size={size} icon="refresh" />
      ))}
    </Stack>
  ),
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Show more games' });
    await userEvent.click(button);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A busy button shows so and keeps the focus; a second press does nothing. */
export const Busy: Story = {
  args: { busy: true, tone: 'accent', children: 'Withdraw ৳500.00' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Withdraw ৳500.00', busy: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Long text wraps; the button grows with it. */
export const LongWords: Story = {
  args: { children: 'Selbstausschluss für sechs Monate unwiderruflich bestätigen', tone: 'danger' },
};

export const Wide: Story = { args: { wide: true, tone: 'accent' } };
