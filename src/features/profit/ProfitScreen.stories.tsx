import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { ProfitLine } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { ProfitScreen } from './ProfitScreen.tsx';

const line = (of: string, name: string, net: string): ProfitLine => ({
  ...{ of, name, net },
  ...{ bets: 4, stake: '80.00', payout: '60.00' },
});
const asked: URLSearchParams[] = [];
const NOTHING = { bets: 0, stake: '0.00', payout: '0.00', net: '0.00' };

/** The totals are not the sums of these rows, so that the page must not add them up. */
const profit = answers('getPersonalProfit', ({ searchParams }) => {
  asked.push(searchParams);
  const isGame = searchParams.get('by') === 'game';
  return {
    lines: isGame
      ? [line('CQ9-0417', 'Monsoon Drums', '-120.50'), line('JDB-0007', 'Tide Chest', '40.00')]
      : [line('2026-03-09', '2026-03-09', '-70.00'), line('2026-03-02', '2026-03-02', '35.25')],
    totals: { bets: 41, stake: '2400.00', payout: '2154.50', net: '-245.50' },
    before: {
      ...{ from: '2026-02-14', to: '2026-02-28' },
      totals: { bets: 9, stake: '300.00', payout: '412.75', net: '112.75' },
    },
    totalPages: 1,
    total: 2,
  };
});

/** A member's profit and loss (S2.16 personalProfit). */
const meta = {
  title: 'Features/Profit/ProfitScreen',
  component: ProfitScreen,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/profit?from=2026-03-01&to=2026-03-15', msw: [profit] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof ProfitScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The period's totals are beside the previous ones; the chart states its values and has a table; limits are one press away. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('profit:chart.summary'))).toBeSeen();
    const period = within(canvas.getByRole('region', { name: t('profit:period') }));
    await expect(period.getByText(/245\.50/)).toBeSeen();
    const before = within(canvas.getByRole('region', { name: t('profit:before') }));
    await expect(before.getByText(/112\.75/)).toBeSeen();
    await userEvent.click(canvas.getByText(t('profit:chart.table')));
    const table = within(canvas.getByRole('table', { name: t('profit:chart.week') }));
    await expect(table.getByText(/35\.25/)).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('profit:limits.link') })).toHaveAttribute(
      'href',
      '/protection',
    );
  },
};

/** On a phone each line is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** Another grouping is fetched, and kept in the URL. */
export const ByGame: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: t('profit:by.game') }));
    await waitFor(() => expect(asked.at(-1)?.get('by')).toBe('game'));
    const [name] = await canvas.findAllByText('Tide Chest');
    await expect(name).toBeSeen();
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/profit?by=game&from=2026-03-01&to=2026-03-15',
    );
  },
};

/** Invalid dates are reported, and nothing is fetched. */
export const WrongDays: Story = {
  parameters: { route: '/profit?from=2026-03-09&to=2026-03-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:records.problem.reversed'))).toBeSeen();
    await expect(asked).toHaveLength(0);
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      answers('getPersonalProfit', () => ({
        ...{ lines: [], totals: NOTHING, totalPages: 0, total: 0 },
        before: { from: '2026-02-14', to: '2026-02-28', totals: NOTHING },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('profit:none'))).toBeSeen();
    const way = canvas.getByRole('link', { name: t('profit:toBets') });
    await expect(way).toHaveAttribute('href', '/bets');
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getPersonalProfit')] } };

export const Failed: Story = {
  parameters: { msw: [fails('getPersonalProfit', 1), profit] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('profit:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('profit:retry') }));
    await expect(await canvas.findByText(like('profit:chart.summary'))).toBeSeen();
  },
};
