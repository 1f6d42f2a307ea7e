import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { BetsScreen } from './BetsScreen.tsx';
import { betRecord } from './bets.fixture.ts';

const asked: URLSearchParams[] = [];
const lastAsked = () => asked.at(-1);
const record = betRecord(asked);
const games = answers('getGameMenus');

/** The member's betting record (S2.16 personalHistoryCopy). */
const meta = {
  title: 'Features/Bets/BetsScreen',
  component: BetsScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/bets', msw: [record, games] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof BetsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Totals of the whole filter from the platform, with running bets separate; the next page is appended. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Padma Draw')).toBeSeen();
    await expect(canvas.getByText(/209\.50/)).toBeSeen();
    await expect(canvas.getByText(t('bets:runningStake'))).toBeSeen();
    await expect(canvas.getByText(t('bets:bonus'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('bets:older') }));
    await expect(await canvas.findByText('River of Lanterns')).toBeSeen();
    await expect(canvas.getByText(/209\.50/)).toBeSeen();
  },
};

/** On a phone each bet is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** Running bets are separate: they have stakes but no results. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: t('bets:state.open') }));
    await waitFor(() => expect(lastAsked()?.get('state')).toBe('open'));
    await waitFor(() => expect(canvas.queryByText(/209\.50/)).toBeNull());
    await expect(await canvas.findByText('Padma Draw')).toBeSeen();
    await expect(canvas.getByText(t('bets:runningStake'))).toBeSeen();
  },
};

/** A bet opens its details; closing them returns to the same record. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Monsoon Drums' });
    await userEvent.click(link ?? canvas.getByText('Monsoon Drums'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Monsoon Drums' }));
    await expect(await sheet.findByText('round-3')).toBeSeen();
    const copy = t('session:records.copy', { reference: 'round-3' });
    await expect(sheet.getByRole('button', { name: copy })).toBeEnabled();
    await expect(sheet.getByText(t('bets:explained.settled'))).toBeSeen();
    await expect(sheet.getByText(t('bets:bonusStake'))).toBeSeen();
    await expect(sheet.getByText(t('bets:explained.bonus'))).toBeSeen();
    await userEvent.click(sheet.getByRole('button', { name: t('bets:close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Padma Draw')).toBeSeen();
  },
};

/** A running bet has no return yet, and says when it will. */
export const PendingBet: Story = {
  parameters: { route: '/bets?bet=4' },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Padma Draw' }));
    await expect(await sheet.findByText(t('bets:explained.open'))).toBeSeen();
    await expect(sheet.getByText('Big')).toBeSeen();
  },
};

/** A link opens a bet even if the loaded record does not have it. */
export const OpenedByNumber: Story = {
  parameters: { route: '/bets?bet=1041', msw: [answers('getBet'), record, games] },
  play: async ({ canvas }) => {
    const { displayName, roundId } = EXAMPLES.getBet.value;
    const sheet = within(await screen.findByRole('dialog', { name: displayName }));
    await expect(await sheet.findByText(roundId)).toBeSeen();
    await userEvent.click(sheet.getByRole('button', { name: t('bets:close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Padma Draw')).toBeSeen();
  },
};

/** A number that is not one of the player's bets is reported as such. */
export const UnknownBet: Story = {
  parameters: {
    route: '/bets?bet=1041',
    msw: [answers('getBet', () => null), record, games],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: t('bets:one') }));
    await expect(await sheet.findByText(t('bets:oneUnknown'))).toBeSeen();
  },
};

/** A value in the address that is not a number is reported like an unknown bet. */
export const InvalidId: Story = {
  parameters: { route: '/bets?bet=abc' },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: t('bets:one') }));
    await expect(await sheet.findByText(t('bets:oneUnknown'))).toBeSeen();
  },
};

/** A name is searched once typing pauses; a provider and an order are requested; the address keeps all three. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'lantern');
    await expect(await canvas.findByText('River of Lanterns')).toBeSeen();
    await waitFor(() => expect(lastAsked()?.get('gameName')).toBe('lantern'));
    await userEvent.click(canvas.getByRole('combobox', { name: t('bets:vendor') }));
    const [, provider] = await screen.findAllByRole('option');
    await userEvent.click(provider ?? document.body);
    await waitFor(() => expect(lastAsked()?.get('vassalage')).toBe('CQ9'));
    await userEvent.click(await canvas.findByRole('button', { name: t('bets:stake') }));
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('stake'));
    await expect(lastAsked()?.get('order')).toBe('desc');
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/bets?vendor=CQ9&game=lantern&sort=-stake',
    );
  },
};

/** A link to the same screen also resets its filters. */
export const FiltersFollowTheAddress: Story = {
  parameters: { route: '/bets?days=7&game=lantern' },
  render: () => (
    <>
      <TextLink to="/bets">{t('bets:older')}</TextLink>
      <BetsScreen />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('River of Lanterns')).toBeSeen();
    await userEvent.click(canvas.getByRole('link', { name: t('bets:older') }));
    await expect(await canvas.findByText('Padma Draw')).toBeSeen();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    const month = t('session:records.days', { days: '30' });
    await expect(canvas.getByRole('button', { name: month })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Empty: Story = {
  parameters: { route: '/bets?game=nothing', msw: [record, games] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('bets:none'))).toBeSeen();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getBets'), games] } };

export const Failed: Story = {
  parameters: { msw: [fails('getBets', 1), record, games] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('bets:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('bets:retry') }));
    await expect(await canvas.findByText('Padma Draw')).toBeSeen();
  },
};

/** If the game menu fails to load, the record is shown, and the filters offer the values in the address. */
export const WithoutGameMenu: Story = {
  parameters: { route: '/bets?vendor=JDB', msw: [record, fails('getGameMenus')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Padma Draw')).toBeSeen();
    await expect(canvas.getByRole('combobox', { name: t('bets:vendor') })).toHaveTextContent('JDB');
  },
};

/** Shows an error if the file fails to download. */
export const NotSaved: Story = {
  parameters: { msw: [record, games, fails('exportBets')] },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: t('session:records.save') });
    await userEvent.click(save);
    await expect(await screen.findByText(t('session:records.notSaved'))).toBeSeen();
  },
};
