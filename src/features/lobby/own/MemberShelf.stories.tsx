import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { gamePage, pictures } from '#src/platform/endpoints/games/games.fixture.ts';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { lobby } from '../LobbyScreen.css.ts';
import { keepHadGames } from './hadGames.ts';
import { MemberShelf } from './MemberShelf.tsx';

const { games } = gamePage(new URL('https://x/?pageNo=1&pageSize=10'), 10);
const protectedUntil = (excludedUntil: string | null) =>
  answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil }));
const member = answers('getMemberInfo');
const open = [member, protectedUntil(null)];

const recent = answers('getRecentGames', () => ({ games }));
const none = answers('getRecentGames', () => ({ games: [] }));
const marked = (count: number) => [
  answers('getFavouriteIds', () => ({
    nodeIds: games.slice(0, count).map(({ nodeId }) => nodeId),
  })),
  answers('getFavourites', () => ({
    content: games.slice(0, count),
    pageNum: 1,
    totalPages: count === 0 ? 0 : 1,
  })),
];

/** A member's recent and favourite games in the lobby (S2.1, S2.6). */
const meta = {
  title: 'Features/Lobby/MemberShelf',
  component: MemberShelf,
  args: { list: 'recent' },
  render: () => (
    <>
      <MemberShelf list="recent" />
      <MemberShelf list="favourites" />
    </>
  ),
  parameters: { player: true, msw: [...open, recent, ...marked(3), pictures] },
  decorators: [
    (Story) => (
      <GameActionsProvider>
        <div className={lobby}>
          <Story />
        </div>
      </GameActionsProvider>
    ),
  ],
} satisfies Meta<typeof MemberShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const gamesIn = (region: HTMLElement) => region.querySelectorAll('li img').length;

/** One row each, with a link to all. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const played = await canvas.findByRole('region', { name: t('lobby:continuePlaying') });
    await waitFor(() => expect(gamesIn(played)).toBe(6));
    await expect(
      within(played).getByRole('link', { name: like('lobby:section.moreOf') }),
    ).toHaveAttribute('href', '/recent');
    await expect(
      within(played).getAllByRole('link', {
        name: new RegExp(`^${t('games:resume')}.*Monsoon`),
      })[0],
    ).toHaveAttribute('href', expect.stringContaining('/seamless?'));
    // One press resumes: a link to the free trial would lie below a pointer that rests on the card.
    await expect(within(played).queryByRole('link', { name: like('games:trialOf') })).toBeNull();
    const favourites = await canvas.findByRole('region', { name: t('lobby:favourites') });
    await waitFor(() => expect(gamesIn(favourites)).toBe(3));
    await expect(
      within(favourites).getAllByRole('link', { name: like('games:trialOf') })[0],
    ).toBeInTheDocument();
    await expect(
      within(favourites).getByRole('link', { name: like('lobby:section.moreOf') }),
    ).toHaveAttribute('href', '/favorite');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** An empty shelf is hidden; the favourites disappear with the last one (S4.13). */
export const FavouritesAlone: Story = {
  parameters: { msw: [...open, none, ...marked(1), answers('removeFavourite'), pictures] },
  play: async ({ canvas }) => {
    const favourites = await canvas.findByRole('region', { name: t('lobby:favourites') });
    await expect(canvas.queryByRole('region', { name: t('lobby:continuePlaying') })).toBeNull();
    await userEvent.click(await within(favourites).findByRole('button', { pressed: true }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

const asked = { count: 0 };

/** A player with no recent or favourite games sees nothing, not even while the lists load. */
export const Empty: Story = {
  tags: ['shows-nothing'],
  parameters: {
    msw: [
      http.get(EXAMPLES.getRecentGames.path, async () => {
        await delay(50);
        asked.count += 1;
        return HttpResponse.json({ success: true, value: { games: [] }, message: '', code: 'ok' });
      }),
      ...open,
      ...marked(0),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked.count).toBeGreaterThan(0));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A player whose last known list had games sees skeletons. */
export const Loading: Story = {
  beforeEach: () => keepHadGames('recent', true),
  parameters: { msw: [...open, neverAnswers('getRecentGames'), ...marked(0)] },
  play: async ({ canvas }) => {
    const played = await canvas.findByRole('region', { name: t('lobby:continuePlaying') });
    await expect(within(played).getByRole('list', { busy: true })).toBeSeen();
    await expect(canvas.queryByRole('region', { name: t('lobby:favourites') })).toBeNull();
  },
};

/** A list that fails shows its own error and leaves the other alone. */
export const Failed: Story = {
  parameters: { msw: [...open, fails('getRecentGames', 1), recent, ...marked(2), pictures] },
  play: async ({ canvas }) => {
    const played = await canvas.findByRole('region', { name: t('lobby:continuePlaying') });
    await expect(await within(played).findByRole('alert')).toHaveTextContent(t('games:failed'));
    await expect(await canvas.findByRole('region', { name: t('lobby:favourites') })).toBeSeen();
    await userEvent.click(within(played).getByRole('button', { name: t('session:stepUp.retry') }));
    await waitFor(() => expect(gamesIn(played)).toBe(6));
  },
};

/** A player on a break sees no shelves (DECISIONS, player protection). */
export const OnBreak: Story = {
  tags: ['shows-nothing'],
  parameters: {
    msw: [member, protectedUntil('2999-01-01T00:00:00.000Z'), recent, ...marked(3), pictures],
  },
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
