import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { StatementScreen } from './StatementScreen.tsx';

/** Consecutive months; each opens with the closing balance before. */
const statement = answers('getMonthlyStatement', ({ searchParams }) => {
  const count = Number(searchParams.get('months') ?? 6);
  return {
    months: Array.from({ length: count }, (_, place) => {
      const date = new Date(Date.UTC(2026, 2 - place, 1));
      const opening = 1000 + (count - place) * 100;
      return {
        month: date.toISOString().slice(0, 7),
        opening: `${opening}.00`,
        movements: [
          { kind: 'deposit' as const, amount: '500.00' },
          ...(place === 1 ? [{ kind: 'bonus' as const, amount: '50.00' }] : []),
          { kind: 'stake' as const, amount: place === 1 ? '-450.00' : '-400.00' },
        ],
        closing: `${opening + 100}.00`,
      };
    }),
  };
});

/** A member's balances and movements, month by month (S2.16 transactionHistory). */
const meta = {
  title: 'Features/Statement/StatementScreen',
  component: StatementScreen,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { route: '/statement', player: true, msw: [statement] },
} satisfies Meta<typeof StatementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: t('statement:label') });
    const head = within(table).getAllByRole('columnheader');
    await expect(head).toHaveLength(7);
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.firstElementChild?.textContent);
    await expect(rows.slice(1)).toEqual([
      t('statement:opening'),
      t('transactions:kind.deposit'),
      t('transactions:kind.bonus'),
      t('transactions:kind.stake'),
      t('statement:closing'),
    ]);
    await expect(canvas.getByRole('button', { name: t('statement:save') })).toBeSeen();
    await expect(canvas.getByRole('button', { name: t('statement:print') })).toBeSeen();
  },
};

/** A year is one press away. */
export const TwelveMonths: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: t('statement:label') });
    await userEvent.click(
      canvas.getByRole('link', { name: like('statement:months', { figure: '12' }) }),
    );
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(13));
  },
};

/** A card per month, the current one first, below the buttons that save and print it. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: t('statement:label') });
    const cards = within(list).getAllByRole('listitem');
    await expect(cards).toHaveLength(6);
    const [current, before] = cards.map((card) => within(card));
    await expect(current?.getByRole('heading')).toHaveTextContent(
      like('statement:current', { month: '2026' }),
    );
    await expect(before?.getByText(t('transactions:kind.bonus'))).toBeSeen();
    // A month without bonuses has no line of them.
    await expect(current?.queryByText(t('transactions:kind.bonus'))).toBeNull();
    const save = canvas.getByRole('button', { name: t('statement:save') });
    await expect(save.getBoundingClientRect().bottom).toBeLessThan(
      list.getBoundingClientRect().top,
    );
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = { parameters: { msw: [neverAnswers('getMonthlyStatement')] } };

export const Failed: Story = {
  parameters: { msw: [fails('getMonthlyStatement', 1), statement] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('statement:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('statement:retry') }));
    await expect(await canvas.findByRole('table', { name: t('statement:label') })).toBeSeen();
  },
};
