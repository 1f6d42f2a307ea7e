import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { asText, t } from '#src/i18n/storyWords.fixture.ts';
import type { TeamTransaction } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TABLE_FITS } from '#src/shared/agentCentre/tableFits.fixture.ts';
import { aroundRecords, pageOf } from './records.fixture.tsx';
import { TeamTransactionsScreen } from './TeamTransactionsScreen.tsx';

const moved = (id: number, rest: Partial<TeamTransaction> = {}): TeamTransaction => ({
  ...{ id, account: 'rahim21', kind: 'deposit', vassalage: null, reference: `REF${id}` },
  ...{ amount: '500.00', balanceAfter: '1750.00', at: '2026-03-02T14:05:00.000Z' },
  ...rest,
});
const MOVEMENTS = [
  moved(4, { kind: 'withdrawal-hold', amount: '200.00', balanceAfter: '200.00' }),
  moved(3, { kind: 'stake', amount: '-20.00', vassalage: 'CQ9', account: 'tareq88' }),
  moved(2, { kind: 'bonus', amount: '50.00' }),
  moved(1),
];
const asked: URLSearchParams[] = [];
const lastAsked = () => asked.at(-1);

/** Two movements per page; the totals are those of the filter. */
const record = answers('getTeamTransactions', ({ searchParams }) => {
  asked.push(searchParams);
  const [kind, account] = [searchParams.get('kind'), searchParams.get('account') ?? ''];
  const found = MOVEMENTS.filter(
    (one) => (kind === null || one.kind === kind) && one.account.startsWith(account),
  );
  const { rows, ...pages } = pageOf(found, searchParams);
  return { transactions: rows, totals: { in: '9050.00', out: '1240.50' }, ...pages };
});
const games = answers('getGameMenus');

/** Money movements on the accounts of an agent's team (S1.3, S2.17 agentDownlineTransactionDetailsCopy). */
const meta = {
  title: 'Features/AgentRecords/TeamTransactionsScreen',
  component: TeamTransactionsScreen,
  decorators: aroundRecords,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/transactions', msw: [...asAgent, record, games] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof TeamTransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Totals of the whole filter, what they leave out, and the wallet of each movement; the next page is appended. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('REF4')).toBeSeen();
    await expect(canvas.getByText(/9,050\.00/)).toBeSeen();
    await expect(canvas.getByText(/1,240\.50/)).toBeSeen();
    await expect(canvas.getByText(asText('agentRecords:transactions.withinTeam'))).toBeSeen();
    await expect(canvas.getByText(t('agentRecords:transactions.held'))).toBeSeen();
    await expect(canvas.queryByText('REF2')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: t('agentRecords:transactions.older') }),
    );
    await expect(await canvas.findByText('REF2')).toBeSeen();
    await expect(canvas.getByRole('link', { name: 'tareq88' })).toHaveAttribute(
      'href',
      '/agentHome/team?member=tareq88',
    );
  },
};

/** The details of a member link to the movements of that account alone; typing another account searches by prefix again. */
export const OfOneMember: Story = {
  parameters: { route: '/agentHome/transactions?account=tareq88&exact=1' },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await expect(search).toHaveValue('tareq88');
    await waitFor(() => expect(lastAsked()?.get('exact')).toBe('true'));
    await userEvent.type(search, '{Backspace}');
    await waitFor(() => expect(lastAsked()?.get('account')).toBe('tareq8'));
    await expect(lastAsked()?.has('exact')).toBe(false);
  },
};

/** On a phone each movement is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** A kind, an account and days are requested, and kept in the address (S9.6). */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: t('agentRecords:transactions.kind.bonus') }),
    );
    await waitFor(() => expect(lastAsked()?.get('kind')).toBe('bonus'));
    await userEvent.type(canvas.getByRole('searchbox'), 'rahim');
    await waitFor(() => expect(lastAsked()?.get('account')).toBe('rahim'));
    await userEvent.click(canvas.getByText(t('session:records.today')));
    await waitFor(() => expect(lastAsked()?.get('from')).toBe(lastAsked()?.get('to')));
    await expect(await canvas.findByText('REF2')).toBeSeen();
    await expect(canvas.queryByText('REF4')).toBeNull();
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/agentHome/transactions?kind=bonus&account=rahim&days=1',
    );
  },
};

export const Empty: Story = {
  parameters: { route: '/agentHome/transactions?account=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentRecords:transactions.none'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [...asAgent, neverAnswers('getTeamTransactions'), games] },
};

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getTeamTransactions', 1), record, games] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('agentRecords:transactions.failed'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:retry') }));
    await expect(await canvas.findByText('REF4')).toBeSeen();
  },
};

/** The platform sorts the whole record, and the address keeps the order. */
export const Sorted: Story = {
  parameters: { route: '/agentHome/transactions?sort=-amount' },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('button', { name: t('agentRecords:transactions.amount') });
    await expect(lastAsked()?.get('sort')).toBe('amount');
    await userEvent.click(head);
    await waitFor(() => expect(lastAsked()?.get('order')).toBe('asc'));
  },
};

/** All columns of the table fit on a small desktop. */
export const Fits: Story = TABLE_FITS;

export const FitsInBengali: Story = { ...Fits, globals: { language: 'bn' } };
