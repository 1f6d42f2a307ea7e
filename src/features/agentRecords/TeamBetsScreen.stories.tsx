import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { asText, t } from '#src/i18n/storyWords.fixture.ts';
import type { TeamBet } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TABLE_FITS } from '#src/shared/agentCentre/tableFits.fixture.ts';
import { openFilters } from '#src/shared/records/openFilters.fixture.ts';
import { aroundRecords, pageOf } from './records.fixture.tsx';
import { TeamBetsScreen } from './TeamBetsScreen.tsx';

const bet = (betId: number, account: string, rest: Partial<TeamBet> = {}): TeamBet => ({
  ...{ betId, account, gameCode: 'CQ9-0417', displayName: 'Monsoon Drums' },
  ...{ vassalage: 'CQ9', gameType: 'RNG', stake: '20.00', payout: '0.00', state: 'settled' },
  ...{ at: '2026-03-02T14:05:00.000Z', settledAt: '2026-03-02T14:05:09.000Z' },
  ...rest,
});
const BETS: readonly TeamBet[] = [
  bet(3, 'rahim21', { state: 'open', settledAt: null, displayName: 'Padma Draw', stake: '50.00' }),
  bet(2, 'tareq88'),
  bet(1, 'rahim21', { displayName: 'River of Lanterns', payout: '35.00' }),
];
const asked: URLSearchParams[] = [];
const lastAsked = () => asked.at(-1);

/** Two bets per page; the totals differ from their sum, so that a sum made in the browser fails. */
const record = answers('getTeamBets', ({ searchParams }) => {
  asked.push(searchParams);
  const [state, account] = [searchParams.get('state'), searchParams.get('account') ?? ''];
  const found = BETS.filter(
    (one) => (state === null || one.state === state) && one.account.startsWith(account),
  );
  const { rows, ...pages } = pageOf(found, searchParams);
  const totals = { bets: 73, stake: '4310.00', payout: '4100.50', net: '-209.50' };
  const countedAt = `2026-03-02T14:06:0${asked.length % 10}.000Z`;
  return { countedAt, bets: rows, totals, ...pages };
});
const CARD = { vassalage: 'CQ9', displayName: 'CQ9 Gaming' };
const games = answers('getGameMenus', () =>
  EXAMPLES.getGameMenus.value.map((menu) => ({
    ...menu,
    cards: menu.cards.map((card) => ({ ...card, ...CARD })),
  })),
);

/** The bets of an agent's team (S2.17 personalHistoryCopy). */
const meta = {
  title: 'Features/AgentRecords/TeamBetsScreen',
  component: TeamBetsScreen,
  decorators: aroundRecords,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/bets', msw: [...asAgent, record, games] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof TeamBetsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Totals of the whole filter from the platform; an open bet has no result yet; the next page is appended. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Padma Draw')).toBeSeen();
    await expect(canvas.getByText(/209\.50/)).toBeSeen();
    await expect((await canvas.findAllByText(CARD.displayName)).length).toBeGreaterThan(1);
    await expect(canvas.getByText(t('agentRecords:bets.settledOnly'))).toBeSeen();
    await expect(canvas.queryByText('River of Lanterns')).toBeNull();
    await expect(canvas.getByText(t('agentRecords:bets.number', { number: 3 }))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('agentRecords:bets.older') }));
    await expect(await canvas.findByText('River of Lanterns')).toBeSeen();
    await expect(canvas.getByText(/(?<!\d)15\.00/)).toBeSeen();
    await expect(canvas.getByRole('link', { name: 'tareq88' })).toHaveAttribute(
      'href',
      '/agentHome/team?member=tareq88',
    );
  },
};

/** The badge of a bet's state is as wide as its text. */
export const BadgeWidth: Story = {
  play: async ({ canvas }) => {
    const number = await canvas.findByText(t('agentRecords:bets.number', { number: 3 }));
    const column = number.parentElement?.getBoundingClientRect().width ?? 0;
    const badge = number.parentElement?.firstElementChild?.getBoundingClientRect().width;
    await expect(badge).toBeLessThan(column - 8);
  },
};

/** On a phone each bet is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** On a phone the first bet is on the first screen: the filters are folded into one row with their number and the days. */
export const FoldedFilters: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { route: '/agentHome/bets?state=settled&account=tareq&days=7' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: 'tareq88' });
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(
      canvas.getByText(asText('session:records.filtersSet', { number: '2' })),
    ).toBeSeen();
    await expect(canvas.getByText(t('session:records.days', { days: '7' }))).toBeSeen();
    await openFilters(canvas);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(lastAsked()?.has('account')).toBe(false));
    await expect(
      canvas.getByText(asText('session:records.filtersSet', { number: '1' })),
    ).toBeSeen();
  },
};

/** The time of the figures; a refresh loads newer ones and announces their time. */
export const Refreshed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\d:06:01/)).toBeSeen();
    const told = canvas.getByText(/\d:06:01/).closest('[role=status]');
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:counted.refresh') }));
    await waitFor(() => expect(told).toHaveTextContent(/\d:06:02/));
  },
};

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** A state, an account and days are requested, and all kept in the address (S9.6). */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    const settled = await canvas.findByRole('link', { name: t('agentRecords:bets.state.settled') });
    await userEvent.click(settled);
    await waitFor(() => expect(lastAsked()?.get('state')).toBe('settled'));
    await userEvent.type(canvas.getByRole('searchbox'), 'tareq');
    await waitFor(() => expect(lastAsked()?.get('account')).toBe('tareq'));
    await userEvent.click(canvas.getByText(t('session:records.today')));
    await waitFor(() => expect(lastAsked()?.get('from')).toBe(lastAsked()?.get('to')));
    await expect(await canvas.findByRole('link', { name: 'tareq88' })).toBeSeen();
    await expect(canvas.queryByText('Padma Draw')).toBeNull();
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/agentHome/bets?state=settled&account=tareq&days=1',
    );
  },
};

/** A provider is requested by its code, and named as in the game menu. */
export const FilteredByProvider: Story = {
  play: async ({ canvas }) => {
    const provider = await canvas.findByRole('combobox', { name: t('agentRecords:bets.vendor') });
    await userEvent.click(provider);
    await userEvent.click(await screen.findByRole('option', { name: CARD.displayName }));
    await waitFor(() => expect(lastAsked()?.get('vassalage')).toBe(CARD.vassalage));
  },
};

/** An end date before the start date shows an error, and nothing is requested. */
export const WrongDays: Story = {
  parameters: { route: '/agentHome/bets?from=2026-03-05&to=2026-03-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:records.problem.reversed'))).toBeSeen();
    await expect(asked).toHaveLength(0);
  },
};

export const Empty: Story = {
  parameters: { route: '/agentHome/bets?account=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentRecords:bets.none'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [...asAgent, neverAnswers('getTeamBets'), games] },
};

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getTeamBets', 1), record, games] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('agentRecords:bets.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:retry') }));
    await expect(await canvas.findByText('Padma Draw')).toBeSeen();
  },
};

/** The file has all bets of the filter, including pages that are not loaded. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await expect(await canvas.findByText('Padma Draw')).toBeSeen();
    await expect(canvas.queryByText('River of Lanterns')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('session:records.save') }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [file] = made.mock.calls.at(0) ?? [];
    const lines = file instanceof Blob ? (await file.text()).trimEnd().split('\r\n') : [];
    await expect(lines).toHaveLength(1 + BETS.length);
    await expect(lines[0]).toContain(t('agentRecords:bets.net'));
    await expect(lines.at(-1)).toContain('River of Lanterns');
  },
};

/** The file requests all bets of the filter in the largest pages; a failure shows an error. */
export const NotSaved: Story = {
  parameters: {
    route: '/agentHome/bets?state=settled',
    msw: [
      ...asAgent,
      fails('getTeamBets', 1, ({ searchParams }) => {
        const isFile = searchParams.get('pageSize') === '100';
        return isFile && searchParams.get('state') === 'settled';
      }),
      record,
      games,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('session:records.save') }));
    await expect(await screen.findByText(t('session:records.notSaved'))).toBeSeen();
  },
};

/** A column header sorts the whole record at the platform, newest first by default, and keeps the focus. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('button', { name: t('agentRecords:bets.stake') });
    await expect(lastAsked()?.has('sort')).toBe(false);
    await userEvent.click(head);
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('stake'));
    await expect(lastAsked()?.get('order')).toBe('desc');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastAsked()?.get('order')).toBe('asc'));
    await expect(head).toHaveFocus();
  },
};

/** All columns of the table fit on a small desktop. */
export const Fits: Story = TABLE_FITS;

export const FitsInBengali: Story = { ...Fits, globals: { language: 'bn' } };
