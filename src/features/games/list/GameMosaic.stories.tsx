import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { GameMosaic } from './GameMosaic.tsx';
import { picturesIn, TALL, WIDE } from './pictureCuts.fixture.ts';

const { games } = gamePage(new URL('https://x/?pageNo=1&pageSize=9'), 9);
const ofType = (gameType: 'RNG' | 'LIVE') => games.map((game) => ({ ...game, gameType }));
const slots = ofType('RNG');
const tables = ofType('LIVE');

/** Games of several categories in one list (S2.25): pictures of 3:4 and 16:9 side by side, none of them cropped. */
const meta = {
  title: 'Features/Games/GameMosaic',
  component: GameMosaic,
  parameters: {
    look: { cards: 'mixed' },
    msw: [answers('getFavouriteIds', () => ({ nodeIds: [] })), pictures],
  },
  decorators: [
    (Story) => (
      <GameActionsProvider>
        <Story />
      </GameActionsProvider>
    ),
  ],
  args: { label: 'Games', games: slots },
} satisfies Meta<typeof GameMosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(picturesIn(canvasElement)).toEqual(slots.map(() => TALL)));
  },
};

export const Tables: Story = {
  args: { games: tables },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(picturesIn(canvasElement)).toEqual(tables.map(() => WIDE)));
  },
};

export const Mixed: Story = {
  args: {
    games: games.map((_, at) => (at % 2 === 0 ? slots : tables)[at]).flatMap((game) => game ?? []),
  },
  play: async ({ canvasElement }) => {
    const expected = games.map((_, at) => (at % 2 === 0 ? TALL : WIDE));
    await waitFor(() => expect(picturesIn(canvasElement)).toEqual(expected));
  },
};
