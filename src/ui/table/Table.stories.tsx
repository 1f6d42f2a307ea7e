import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { type Bet, type BetColumn, bets, COLUMNS } from './betting.fixture.tsx';
import {
  BETTING,
  type BetTableProps,
  SearchableTable,
  SelectableTable,
  StatefulTable,
} from './bettingTable.fixture.tsx';
import { saveTable } from './saveTable.ts';
import { Table } from './Table.tsx';

/**
 * Records with the same columns that are compared, sorted and totalled. For the details of one record use a DefinitionList; for things to
 * look at rather than compare, cards in a grid.
 */
const meta = {
  title: 'UI/Table',
  component: Table<Bet, BetColumn>,
  args: { ...BETTING, onViewChange: fn() },
  render: (args) => <StatefulTable {...args} />,
} satisfies Meta<BetTableProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop', isRotated: false } };

const firstCell = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('rowheader')[0];

/** By keyboard: the header is a button, and the order is announced. */
export const Sorting: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Stake' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const stakes = () => canvas.getAllByText(/^৳\d+\.00$/).map((cell) => cell.textContent);
    await expect(stakes()[0]).toBe('৳99.00');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(stakes()[0]).toBe('৳10.00');
  },
};

/** A press on the next page shows other rows and keeps the order. */
export const Paging: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    const before = canvas.getAllByRole('row')[1]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getAllByRole('row')[1]?.textContent).not.toBe(before);
    await expect(canvas.getByRole('columnheader', { name: 'Time' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Searches the text of all rows, not only of the page. */
export const Search: Story = {
  globals: wide,
  render: (args) => <SearchableTable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'MANGO');
    await expect(firstCell(canvas)).toHaveTextContent('Glass Mango');
    await expect(canvas.queryByText('Night Ferry')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(canvas.getByText('No bets yet')).toBeSeen();
  },
};

/** Rows selected for a bulk action. The selection survives a page change. */
export const Selection: Story = {
  globals: wide,
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    const all = () => canvas.getByRole('checkbox', { name: 'Choose all of this page' });
    await userEvent.click(canvas.getAllByRole('checkbox')[2] ?? all());
    await expect(canvas.getByText('1 chosen')).toBeSeen();
    await expect(all()).toBePartiallyChecked();
    await userEvent.click(all());
    await expect(canvas.getByText('6 chosen')).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(all()).not.toBeChecked();
    await expect(canvas.getByText('6 chosen')).toBeSeen();
  },
};

/** The platform sorts and sends one page at a time; the old rows stay until the next have loaded. */
export const FromThePlatform: Story = {
  globals: wide,
  args: {
    content: { state: 'ready', rows: bets(6), refreshing: true },
    paging: { by: 'platform', pageSize: 6, rowCount: 118 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Page 20' })).toBeSeen();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeSeen();
  },
};

/** Saves all rows with raw values, so that a spreadsheet can sum them up. */
export const Export: Story = {
  globals: wide,
  render: (args) => (
    <Stack align="start">
      <Button
        icon="download"
        onClick={() => saveTable('bets.csv', COLUMNS, bets(24), 'Asia/Dhaka')}
      >
        Save as CSV
      </Button>
      <StatefulTable {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const saved: string[] = [];
    const keep = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      saved.push(event.target.download);
    };
    document.addEventListener('click', keep);
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    document.removeEventListener('click', keep);
    await expect(saved).toEqual(['bets.csv']);
  },
};

export const Loading: Story = { globals: wide, args: { content: { state: 'loading' } } };

export const Empty: Story = { globals: wide, args: { content: { state: 'ready', rows: [] } } };

export const Failed: Story = {
  globals: wide,
  args: {
    content: {
      state: 'failed',
      notice: (
        <ErrorState
          title="The record did not load"
          hint="The connection was interrupted. Nothing of it is lost."
          retryLabel="Try again"
          onRetry={fn()}
        />
      ),
    },
  },
};

/** Long names wrap, and a table that is too wide scrolls with its row titles visible. */
export const Long: Story = {
  globals: wide,
  args: {
    content: {
      state: 'ready',
      rows: bets(3).map((bet) => ({
        ...bet,
        game: 'Die außergewöhnlichen Abenteuer des Donaudampfschifffahrtskapitäns',
        stake: '99999999999.99',
      })),
    },
  },
};
