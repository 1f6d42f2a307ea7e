import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TONES } from '#src/ui/button/Button.css.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ButtonLink } from './ButtonLink.tsx';

/** A link that looks like a button. */
const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { to: '/', children: 'To the lobby', icon: 'home' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack direction="row" wrap>
      {TONES.map((tone) => (
        <ButtonLink key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: 'To the lobby' });
    await expect(links).toHaveLength(TONES.length);
  },
};
