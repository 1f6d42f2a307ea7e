import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inEveryLanguage } from '#src/i18n/inEveryLanguage.fixture.ts';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamesOf } from '#src/platform/endpoints/games/games.fixture.ts';
import type { HomeBlock } from '#src/shared/blocks/block.ts';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { lobby } from '../LobbyScreen.css.ts';
import { HomeBlocks } from './HomeBlocks.tsx';

const CARDS: HomeBlock = {
  block: 'cards',
  title: inEveryLanguage('Start here'),
  cards: [
    {
      title: inEveryLanguage('Levels'),
      text: inEveryLanguage('What each level brings.'),
      to: '/vip',
    },
    { title: inEveryLanguage('Play within limits'), to: '/responsible' },
  ],
};
const TEXT: HomeBlock = {
  block: 'text',
  title: inEveryLanguage('About these games'),
  text: inEveryLanguage('Every game here is played with credits that have no value.'),
};
const FAQ: HomeBlock = {
  block: 'faq',
  title: inEveryLanguage('Questions'),
  questions: [
    {
      question: inEveryLanguage('Is this real money?'),
      answer: inEveryLanguage('No. Credits cannot be paid out.'),
    },
    { question: inEveryLanguage('Who may play?'), answer: inEveryLanguage('Adults only.') },
  ],
};
const games = (section: 'LIVE' | 'RNG'): HomeBlock => ({
  block: 'games',
  section,
  rows: 2,
  size: 'medium',
  sort: 'popular',
});

/** The blocks of the home page in the manifest's order: any kinds, any number of times. */
const meta = {
  title: 'Features/Lobby/HomeBlocks',
  component: HomeBlocks,
  args: { blocks: [TEXT, CARDS, FAQ] },
  parameters: {
    msw: [
      ...gamesOf(30),
      answers('getBanners', () => ({ list: [] })),
      answers('getAnnouncements', () => ({ list: [], totalPages: 0 })),
      answers('getRankList', () => ({ list: [] })),
    ],
  },
  decorators: [
    (Story) => (
      <GameActionsProvider>
        <div className={lobby}>
          <Story />
        </div>
      </GameActionsProvider>
    ),
  ],
} satisfies Meta<typeof HomeBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A brand's own texts, cards and questions. */
export const OwnWords: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'About these games' })).toBeSeen();
    const cards = within(await canvas.findByRole('region', { name: 'Start here' }));
    await expect(cards.getByRole('link', { name: 'Levels' })).toHaveAttribute('href', '/vip');
    const questions = within(await canvas.findByRole('region', { name: 'Questions' }));
    const question = questions.getByText('Is this real money?');
    await expect(questions.getByText('No. Credits cannot be paid out.')).not.toBeVisible();
    await userEvent.click(question);
    await expect(questions.getByText('No. Credits cannot be paid out.')).toBeSeen();
  },
};

export const OwnWordsOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Only the sections of the manifest, in its order. */
export const ChosenSections: Story = {
  args: { blocks: [games('LIVE'), { ...TEXT }, games('RNG')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: t('modules:live') });
    await canvas.findByRole('region', { name: 'About these games' });
    const names = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(names).toEqual([t('modules:live'), 'About these games', t('modules:rng')]);
  },
};

/** One provider's games in one row of large cards, below a title of the brand's own. */
export const OneVendor: Story = {
  args: {
    blocks: [
      {
        ...{
          block: 'games',
          section: 'RNG',
          vendor: 'V3',
          rows: 1,
          size: 'large',
          sort: 'popular',
        },
        title: inEveryLanguage('Our favourites of Vendor 3'),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const section = await canvas.findByRole('region', { name: 'Our favourites of Vendor 3' });
    await waitFor(() => expect(section.querySelectorAll('li img').length).toBeGreaterThan(0));
    await expect(within(section).queryByRole('button', { name: 'Vendor 3' })).toBeNull();
    // Its height is no guess, or all below would move once it is drawn.
    await expect(getComputedStyle(section).contentVisibility).toBe('visible');
    const tops = [...canvasElement.querySelectorAll('li')].map((one) => one.offsetTop);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Three rows of small cards. */
export const SmallCards: Story = {
  args: { blocks: [{ block: 'games', section: 'RNG', rows: 3, size: 'small', sort: 'new' }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li img').length).toBe(18));
    const tops = [...canvasElement.querySelectorAll<HTMLElement>('ul[aria-labelledby] > li')].map(
      (one) => one.offsetTop,
    );
    await expect(new Set(tops).size).toBe(3);
  },
};

const forVisitors: HomeBlock = { ...TEXT, show: { audience: 'visitor' } };
const forPlayers: HomeBlock = { ...FAQ, show: { audience: 'player' } };

export const ForVisitors: Story = {
  args: { blocks: [forVisitors, forPlayers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'About these games' })).toBeSeen();
    await expect(canvas.queryByRole('region', { name: 'Questions' })).toBeNull();
  },
};

export const ForPlayers: Story = {
  ...ForVisitors,
  parameters: { player: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Questions' })).toBeSeen();
    await expect(canvas.queryByRole('region', { name: 'About these games' })).toBeNull();
  },
};

/** A block is there from its first moment to its last. */
export const InItsPeriod: Story = {
  args: {
    blocks: [
      { ...TEXT, show: { audience: 'everyone', until: '2020-01-01T00:00:00Z' } },
      { ...FAQ, show: { audience: 'everyone', from: '2020-01-01T00:00:00Z' } },
      { ...CARDS, show: { audience: 'everyone', from: '2999-01-01T00:00:00Z' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Questions' })).toBeSeen();
    await expect(canvas.queryByRole('region', { name: 'About these games' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Start here' })).toBeNull();
  },
};

const PAGES_OF_CARDS = Array.from({ length: 12 }, (_, place) => ({
  ...CARDS,
  title: inEveryLanguage(`Cards ${place}`),
}));

/** A block that ends while it is in view stays until it is off screen: nothing moves under the reader's eyes. */
export const EndsOffScreen: Story = {
  render: function Ending() {
    const [until] = useState(() => new Date(Date.now() + 2000).toISOString());
    const ending: HomeBlock = { ...TEXT, show: { audience: 'everyone', until } };
    return (
      <div data-until={until}>
        <HomeBlocks blocks={[ending, ...PAGES_OF_CARDS, FAQ]} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const ending = await canvas.findByRole('region', { name: 'About these games' });
    const until = canvasElement.querySelector<HTMLElement>('[data-until]')?.dataset.until ?? '';
    await waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(until)));
    await expect(ending).toBeSeen();
    (await canvas.findByText('Who may play?')).scrollIntoView();
    await waitFor(() => expect(ending).not.toBeInTheDocument());
  },
};
