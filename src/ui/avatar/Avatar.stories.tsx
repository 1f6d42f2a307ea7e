import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { SIZES } from './Avatar.css.ts';
import { Avatar } from './Avatar.tsx';

/** A data URL picture in one colour. */
const drawn = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8H0z"/></svg>`,
  )}`;
const BROKEN = 'data:image/png;base64,AAAA';
const PORTRAIT = drawn('teal');
const STOCK = drawn('gray');

/** The portrait of a member. Next to the name it is decorative; alone it needs a `label`. */
const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Rahim Karim', label: 'Rahim Karim' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rahim Karim' })).toHaveTextContent('RK');
  },
};

export const Picture: Story = {
  args: { pictures: [PORTRAIT, STOCK] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', PORTRAIT),
    );
  },
};

/** If a picture fails to load the next one is used (S8.7). */
export const PictureFails: Story = {
  args: { pictures: [BROKEN, STOCK] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', STOCK));
  },
};

/** If none loads the initials are shown (S8.7). */
export const AllFail: Story = {
  args: { pictures: [BROKEN, `${BROKEN}BB`] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img')).toHaveTextContent('RK');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" align="center" wrap>
      {SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} name="কিরণ মিত্র" />
      ))}
      {SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} name="" />
      ))}
    </Stack>
  ),
};
