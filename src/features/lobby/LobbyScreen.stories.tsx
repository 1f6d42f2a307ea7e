import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamesOf } from '#src/platform/endpoints/games/games.fixture.ts';
import { LobbyScreen } from './LobbyScreen.tsx';

/** The whole lobby of the brand (S2.1). */
const meta = {
  title: 'Features/Lobby/LobbyScreen',
  component: LobbyScreen,
  parameters: {
    msw: [
      ...gamesOf(30),
      answers('getBanners', () => ({ list: [] })),
      answers('getAnnouncements', () => ({ list: [], totalPages: 0 })),
      answers('getRankList', () => ({ list: [] })),
    ],
  },
} satisfies Meta<typeof LobbyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /Monsoon/ }).length).toBeGreaterThan(0),
    );
  },
};
