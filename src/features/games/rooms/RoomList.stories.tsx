import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage } from '#src/platform/endpoints/games/games.fixture.ts';
import { RoomList } from './RoomList.tsx';

const SEATS = [2, 4, 6];

const games = answers('getGameList', (url) => gamePage(url, 4));
const rooms = answers('getRooms', () => ({
  rooms: gamePage(new URL('https://x/?pageNo=1&pageSize=4'), 4).games.flatMap(({ gameCode }) =>
    SEATS.map((seats, at) => ({
      roomId: `${gameCode}.${at + 1}`,
      gameCode,
      displayName: `Table ${at + 1}`,
      seats,
      leastStake: `${10 * seats}.00`,
      mostStake: `${1000 * seats}.00`,
    })),
  ),
}));

/** The tables of card and board games (S2.5, S7.25). */
const meta = {
  title: 'Features/Games/RoomList',
  component: RoomList,
  parameters: { route: '/pvp?view=tables', msw: [games, rooms] },
} satisfies Meta<typeof RoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getAllByRole('link', { name: /^Table 1/ })).toHaveLength(4);
    await expect(
      canvas.getAllByText(t('games:rooms.seats', { count: 6, shown: '6' })),
    ).toHaveLength(4);
  },
};

export const Loading: Story = {
  parameters: { msw: [games, neverAnswers('getRooms')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { busy: true })).toBeSeen();
  },
};

export const Empty: Story = {
  parameters: { msw: [games, answers('getRooms', () => ({ rooms: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('games:in_no_data'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('games:allGames') })).toHaveAttribute(
      'href',
      '/pvp',
    );
  },
};

const slow = held('getGameList');

/** A retry works while another response is still loading. */
export const Failed: Story = {
  parameters: { msw: [fails('getRooms', 1), slow.handler, games, rooms] },
  beforeEach: () => slow.hold(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('games:rooms.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('games:retry') }));
    slow.letGo();
    await expect(
      await canvas.findAllByText(t('games:rooms.seats', { count: 2, shown: '2' })),
    ).toHaveLength(4);
  },
};
