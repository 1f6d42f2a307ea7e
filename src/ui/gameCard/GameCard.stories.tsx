import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SHAPES } from './GameCard.css.ts';
import * as story from './GameCard.stories.css.ts';
import { GameCard } from './GameCard.tsx';
import { GameCardSkeleton } from './GameCardSkeleton.tsx';

const art = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#27324a"/><circle cx="50%" cy="50%" r="70" fill="#8fb4ff"/></svg>`,
  )}`;

const favourite = (marked: boolean) => ({
  ...{ label: 'Favourite: Monsoon Drums', marked, onToggle: fn() },
});

/** The card of a game (S2.25). Its space is reserved before the picture loads. */
const meta = {
  title: 'UI/GameCard',
  component: GameCard,
  args: {
    to: '/seamless?gameCode=CQ9-0417',
    name: 'Monsoon Drums',
    vendor: 'CQ9',
    picture: art(300, 400),
    shape: 'portrait',
    placeholder: '#27324a',
    startLabel: 'Start now',
    trial: {
      to: '/seamless?gameCode=CQ9-0417&mode=demo',
      label: 'Free trial',
      name: 'Free trial of Monsoon Drums',
    },
    favourite: favourite(false),
    onTap: fn(),
  },
  argTypes: {
    favourite: { mapping: { unmarked: favourite(false), marked: favourite(true) } },
  },
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: (args) => (
    <ul className={story.row}>
      <li className={story.item}>
        <GameCard {...args} />
      </li>
    </ul>
  ),
};

export const Shapes: Story = {
  render: (args) => (
    <ul className={story.row}>
      {SHAPES.map((shape) => (
        <li key={shape} className={story.item}>
          <GameCard {...args} shape={shape} />
        </li>
      ))}
    </ul>
  ),
};

/** The skeleton is exactly as high as the card that replaces it: nothing moves. */
export const Loading: Story = {
  render: (args) => (
    <ul className={story.row}>
      {SHAPES.flatMap((shape) => [
        <li key={shape} className={story.item} data-testid={shape}>
          <GameCard {...args} shape={shape} />
        </li>,
        <li key={`${shape} place`} className={story.item}>
          <ul className={story.single} data-testid={`${shape} place`}>
            <GameCardSkeleton shape={shape} />
          </ul>
        </li>,
      ])}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const shape of SHAPES) {
      const card = canvas.getByTestId(shape).getBoundingClientRect().height;
      const place = canvas.getByTestId(`${shape} place`).getBoundingClientRect().height;
      await expect(Math.abs(card - place)).toBeLessThan(0.5);
    }
  },
};

const alone: NonNullable<Story['decorators']> = [
  (Story) => (
    <div className={story.item}>
      <Story />
    </div>
  ),
];

/** The keyboard reaches the game, its free trial and its favourite button, in this order (S2.25). */
export const ByKeyboard: Story = {
  decorators: alone,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Start now/ })).toHaveFocus();
    await userEvent.tab();
    const heart = canvas.getByRole('button', { name: 'Favourite: Monsoon Drums' });
    await expect(heart).toHaveFocus();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const trial = canvas.getByRole('link', { name: 'Free trial of Monsoon Drums' });
    await expect(trial).toHaveFocus();
    await expect(trial).toBeSeen();
    await expect(args.favourite.onToggle).toHaveBeenCalledOnce();
  },
};

export const Favourite: Story = {
  args: { favourite: favourite(true) },
  decorators: alone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeSeen();
  },
};

/** A game without a free trial does not offer one. */
export const WithoutTrial: Story = {
  args: { trial: undefined },
  decorators: alone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Free trial/ })).toBeNull();
  },
};

export const LongName: Story = {
  args: { name: 'The very long name of a game that nobody will ever read to its end' },
  decorators: alone,
};

/** A picture that fails to load leaves an icon in its place. */
export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,broken' },
  decorators: alone,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('link', { name: /CQ9/ })).toBeSeen();
  },
};
