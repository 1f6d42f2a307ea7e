import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { withSite } from '#src/app/withSite.tsx';
import { CategoryScreen } from '#src/features/games/CategoryScreen.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { gamesOf } from '#src/platform/endpoints/games/games.fixture.ts';

/** The skeleton of a screen that is loading. */
const meta = {
  title: 'Shell/ScreenSkeleton',
  component: ScreenSkeleton,
  decorators: [withSite],
  args: { games: GAME_SECTIONS.RNG },
  parameters: { route: '/rng', msw: gamesOf(60) },
} satisfies Meta<typeof ScreenSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxesOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getBoundingClientRect());

/** The height of a line of text in the scripts that have the tallest lines. */
const LINE = 32;

const columnsOf = (boxes: DOMRect[]) => new Set(boxes.map(({ left }) => Math.round(left))).size;

/** The skeleton of a list of games and the list itself, in places of the same width. */
const beside = (category: 'RNG' | 'LIVE'): Story => ({
  args: { games: GAME_SECTIONS[category] },
  parameters: { route: GAME_SECTIONS[category].path },
  render: (args) => (
    <>
      <div data-testid="skeleton">
        <ScreenSkeleton {...args} />
      </div>
      <div data-testid="screen">
        <CategoryScreen category={category} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByTestId('skeleton');
    const screen = canvas.getByTestId('screen');
    await canvas.findByText(t('games:count', { count: 60, shown: '60' }));
    await waitFor(() => expect(screen.querySelectorAll('li img').length).toBeGreaterThan(5));
    const places = boxesOf(skeleton.querySelectorAll('[aria-busy] > :last-child > *'));
    const cards = boxesOf(screen.querySelectorAll('li[aria-posinset]'));
    await expect(columnsOf(places)).toBe(columnsOf(cards));
    // The games appear where their placeholders were, to a line of text, below the search field and the vendors.
    const fromTop = (element: HTMLElement, [first]: DOMRect[]) =>
      (first?.top ?? 0) - element.getBoundingClientRect().top;
    await expect(Math.abs(fromTop(skeleton, places) - fromTop(screen, cards))).toBeLessThanOrEqual(
      LINE,
    );
    const height = ([first]: DOMRect[]) => first?.height ?? 0;
    const pictures = boxesOf(screen.querySelectorAll('li[aria-posinset] a > :first-child'));
    await expect(Math.abs(height(places) - height(pictures))).toBeLessThanOrEqual(4);
  },
});

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };

export const GamesOnPhone: Story = { ...beside('RNG'), globals: phone };

export const GamesOnDesktop: Story = { ...beside('RNG'), globals: desktop };

/** The cards of tables are wide, and fewer fit beside each other. */
export const LandscapeOnPhone: Story = { ...beside('LIVE'), globals: phone };

export const LandscapeOnDesktop: Story = { ...beside('LIVE'), globals: desktop };

/** A game centre has no search. */
export const GameCentre: Story = { args: { games: GAME_SECTIONS.SPORTS }, globals: phone };

/** Any other screen has neither search nor vendors. */
export const Plain: Story = { args: { games: undefined } };
