import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inSite } from '#src/app/inSite.tsx';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { CategoryScreen } from '#src/features/games/CategoryScreen.tsx';
import { gamesOf } from '#src/platform/endpoints/games/games.fixture.ts';

/** The skeleton of a screen that is loading. */
const meta = {
  title: 'Shell/ScreenSkeleton',
  component: ScreenSkeleton,
  decorators: [inSite],
  args: { games: true },
  parameters: { route: '/rng', msw: gamesOf(60) },
} satisfies Meta<typeof ScreenSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxesOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getBoundingClientRect());

const columnsOf = (boxes: DOMRect[]) => new Set(boxes.map(({ left }) => Math.round(left))).size;

/** The skeleton of a list of games and the list itself, in places of the same width. */
const beside: Partial<Story> = {
  render: (args) => (
    <>
      <div data-testid="skeleton">
        <ScreenSkeleton {...args} />
      </div>
      <div data-testid="screen">
        <CategoryScreen category="RNG" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByTestId('skeleton');
    const screen = canvas.getByTestId('screen');
    await canvas.findByText('60 games');
    await waitFor(() => expect(screen.querySelectorAll('li img').length).toBeGreaterThan(6));
    const places = boxesOf(skeleton.querySelectorAll('[aria-busy] > :last-child > *'));
    const cards = boxesOf(screen.querySelectorAll('li[aria-posinset]'));
    await expect(columnsOf(places)).toBe(columnsOf(cards));
    // The games come where their places were, to a line of text, below the search field and the vendors.
    const fromTop = (element: HTMLElement, [first]: DOMRect[]) =>
      (first?.top ?? 0) - element.getBoundingClientRect().top;
    await expect(Math.abs(fromTop(skeleton, places) - fromTop(screen, cards))).toBeLessThanOrEqual(
      24,
    );
  },
};

export const GamesOnPhone: Story = { ...beside, globals: { viewport: { value: 'phone' } } };

export const GamesOnDesktop: Story = { ...beside, globals: { viewport: { value: 'desktop' } } };

/** Any other screen has neither search nor vendors. */
export const Plain: Story = { args: { games: false } };
