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

/** The ratios of the pictures of games, in their order, each once. */
const ratiosIn = (element: Element) => {
  const boxes = [...element.querySelectorAll('li img[loading="lazy"]')]
    .filter((picture) => picture.closest('a[href^="/seamless"]'))
    .map((picture) => (picture.parentElement ?? picture).getBoundingClientRect());
  return [...new Set(boxes.map(({ width, height }) => Math.round((4 * width) / height) / 4))];
};

/** The lobby with one shape for all cards. */
const cardsOf = (cards: 'poster' | 'square' | 'wide', ratio: number): Story => ({
  parameters: { look: { cards } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(ratiosIn(canvasElement)).toEqual([ratio]));
  },
});

export const PosterCards: Story = cardsOf('poster', 0.75);

export const SquareCards: Story = cardsOf('square', 1);

export const WideCards: Story = cardsOf('wide', 1.75);

/** The first section that follows another. */
const secondSection = (element: Element) => {
  const [, second] = element.querySelectorAll('section:has(h2)');
  if (!second) throw new Error('There is one section.');
  return second;
};

/** A line between sections, in the middle of their distance. */
export const SectionLines: Story = {
  parameters: { look: { sections: 'lines' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => secondSection(canvasElement));
    const line = getComputedStyle(secondSection(canvasElement), '::before');
    await expect(line.borderBlockStartStyle).toBe('solid');
  },
};

/** Each section on a surface of its own. */
export const SectionPanels: Story = {
  parameters: { look: { sections: 'panels' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => secondSection(canvasElement));
    const { backgroundColor } = getComputedStyle(secondSection(canvasElement));
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
