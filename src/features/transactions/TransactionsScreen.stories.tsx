import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Transaction } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { type SiteGroup, SiteMenuContext } from '#src/session/SiteMenuContext.tsx';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const movement = (id: number, rest: Partial<Transaction> = {}): Transaction => ({
  id,
  at: '2026-03-02T14:05:00.000Z',
  kind: 'deposit',
  reference: `REF${id}`,
  note: '',
  account: 'main',
  vassalage: null,
  vendorName: null,
  amount: '500.00',
  balanceAfter: '1750.00',
  ...rest,
});
const all = [
  movement(3, { kind: 'withdrawal-hold', amount: '-200.00', reference: 'WD3' }),
  movement(2, { kind: 'bonus', amount: '50.00', reference: 'BO2', note: 'Welcome' }),
  movement(1, { reference: 'DE1' }),
];
const row = (id: string, screen: string): SiteGroup['rows'][number] => ({
  ...{ id, route: `/${id}`, screen, label: 'modules:member', icon: 'user', places: [] },
});
const WITH_SCREENS: readonly SiteGroup[] = [
  {
    id: 'account',
    rows: [row('deposit', 'deposit/DepositScreen'), row('bonuses', 'bonuses/BonusesScreen')],
  },
];
const asked: URLSearchParams[] = [];
const lastAsked = () => asked.at(-1);

/** One movement per page, so that there are more pages; the totals cover the filter. */
const history = answers('getTransactions', ({ searchParams }) => {
  asked.push(searchParams);
  const kind = searchParams.get('kind');
  const found = all.filter((one) => kind === null || one.kind === kind);
  const place = Number(searchParams.get('pageNo') ?? 1) - 1;
  return {
    transactions: found.slice(place, place + 1),
    totals: { received: '9050.00', spent: '-200.00', moved: '700.00' },
    lifetime: { deposited: '6400.00', withdrawn: '1300.00', net: '5100.00' },
    totalPages: found.length,
    total: found.length,
  };
});

/** The member's transaction history, in and out (S2.16 transactionHistory). */
const meta = {
  title: 'Features/Transactions/TransactionsScreen',
  component: TransactionsScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/transactions', msw: [history] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The totals cover the whole filter, though only one page is loaded; the next page is appended. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('WD3')).toBeSeen();
    await expect(canvas.getByText(/9,050\.00/)).toBeSeen();
    await expect(canvas.getByText(/700\.00/)).toBeSeen();
    await expect(canvas.getByText(like('transactions:lifetime.text'))).toBeSeen();
    await expect(canvas.getByText(/5,100\.00/)).toBeSeen();
    await expect(canvas.queryByText('BO2')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('transactions:older') }));
    await expect(await canvas.findByText('BO2')).toBeSeen();
    await expect(canvas.getByText('WD3')).toBeSeen();
    await expect(canvas.getByText('Welcome')).toBeSeen();
    const copy = t('session:records.copy', { reference: 'BO2' });
    await expect(canvas.getByRole('button', { name: copy })).toBeEnabled();
  },
};

/** Deposits link to their request, bonuses to their page, if the site has them; withdrawals have none here. */
export const LeadsToRequests: Story = {
  parameters: { route: '/transactions?kind=deposit' },
  decorators: [
    (Story) => (
      <SiteMenuContext value={{ groups: WITH_SCREENS, preload: () => undefined }}>
        <Story />
      </SiteMenuContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DE1')).toBeSeen();
    const linkIn = () => within(canvas.getByRole('table')).queryByRole('link');
    await expect(linkIn()).toHaveAttribute('href', '/deposit?reference=DE1');
    await userEvent.click(canvas.getByRole('link', { name: t('transactions:kind.all') }));
    await expect(await canvas.findByText('WD3')).toBeSeen();
    await expect(linkIn()).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: t('transactions:kind.bonus') }));
    await expect(await canvas.findByText('BO2')).toBeSeen();
    await expect(linkIn()).toHaveAttribute('href', '/bonuses');
  },
};

/** On a phone each movement is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** A new kind or period is fetched, and kept in the URL (S9.6). */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: t('transactions:kind.bonus') }));
    await expect(await canvas.findByText('BO2')).toBeSeen();
    await waitFor(() => expect(lastAsked()?.get('kind')).toBe('bonus'));
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/transactions?kind=bonus',
    );
    await userEvent.click(canvas.getByText(t('session:records.today')));
    await waitFor(() => expect(lastAsked()?.get('from')).toBe(lastAsked()?.get('to')));
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/transactions?kind=bonus&days=1',
    );
  },
};

/** A period that ends before it starts is reported; the input stays, nothing is fetched. */
export const WrongDays: Story = {
  parameters: { route: '/transactions?from=2026-03-05&to=2026-03-09' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('WD3')).toBeSeen();
    const calls = asked.length;
    const to = canvas.getByRole('textbox', { name: t('session:records.to') });
    await userEvent.clear(to);
    await expect(await canvas.findByText(t('session:records.problem.incomplete'))).toBeSeen();
    await userEvent.type(to, '2026-03-01');
    await expect(await canvas.findByText(t('session:records.problem.reversed'))).toBeSeen();
    await expect(to).toHaveValue('2026-03-01');
    await expect(asked).toHaveLength(calls);
  },
};

export const WrongAddress: Story = {
  parameters: { route: '/transactions?from=2026-03-05&to=March' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:records.problem.unreadable'))).toBeSeen();
    await expect(asked).toHaveLength(0);
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      answers('getProtection'),
      answers('getTransactions', () => ({
        transactions: [],
        totals: { received: '0.00', spent: '0.00', moved: '0.00' },
        lifetime: { deposited: '0.00', withdrawn: '0.00', net: '0.00' },
        totalPages: 0,
        total: 0,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('transactions:none'))).toBeSeen();
    const way = await canvas.findByRole('link', { name: t('transactions:toDeposit') });
    await expect(way).toHaveAttribute('href', '/deposit');
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getTransactions')] } };

export const Failed: Story = {
  parameters: { msw: [fails('getTransactions', 1), history] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('transactions:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('transactions:retry') }));
    await expect(await canvas.findByText('WD3')).toBeSeen();
  },
};

/** A failed export says so. */
export const NotSaved: Story = {
  parameters: { msw: [history, fails('exportRecords')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('session:records.save') }));
    await expect(await screen.findByText(t('session:records.notSaved'))).toBeSeen();
  },
};
