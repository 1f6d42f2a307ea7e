import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { type Bet, type BetColumn, bets, COLUMNS, LABELS } from './betting.fixture.tsx';
import {
  BETTING,
  type BetTableProps,
  SelectableTable,
  StatefulTable,
} from './bettingTable.fixture.tsx';
import { Table } from './Table.tsx';
import { page, panel } from './TableCards.stories.css.ts';

/** A table as narrow as a phone: each row is a card with its title, the two main figures, and the rest on a press. */
const meta = {
  title: 'UI/Table on phones',
  component: Table<Bet, BetColumn>,
  args: { ...BETTING, paging: { by: 'table', pageSize: 3 }, onViewChange: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <StatefulTable {...args} />,
} satisfies Meta<BetTableProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('listitem');
    await expect(cards()).toHaveLength(3);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText('Banyan Works')).toBeNull();
    await userEvent.click(canvas.getAllByText('Details')[0] ?? document.body);
    await expect(await canvas.findByText('Banyan Works')).toBeSeen();
    const less = canvas.getByRole('button', { name: LABELS.lessDetails, expanded: true });
    await userEvent.click(less);
    await expect(less).toHaveAccessibleName(LABELS.details);
    await expect(canvas.queryByText('Banyan Works')).toBeNull();
    const newest = cards()[0]?.textContent;
    // Moments are newest or oldest first, not highest or lowest.
    await userEvent.click(canvas.getByRole('button', { name: LABELS.newest }));
    await expect(cards()[0]?.textContent).not.toBe(newest);
    await expect(canvas.getByRole('button', { name: LABELS.oldest })).toBeSeen();
  },
};

/** Cards are selected one by one, or the whole page. */
export const Selection: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Choose Monsoon Drums/ }));
    await expect(canvas.getByText('1 chosen')).toBeSeen();
    await userEvent.click(canvas.getByText('Choose all of this page'));
    await expect(canvas.getByText('3 chosen')).toBeSeen();
  },
};

/** Rows that are not sorted have no direction: the choice of an order is as wide as the cards. */
export const NotSorted: Story = {
  args: { view: { page: 1 } },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('listitem');
    const choice = canvas.getByRole('combobox', { name: new RegExp(LABELS.sortBy) });
    const end = (element?: Element) => element?.getBoundingClientRect().right ?? 0;
    await expect(end(choice)).toBeCloseTo(end(card), 0);
  },
};

const LINKED = COLUMNS.map((column) =>
  column.id === 'game'
    ? { ...column, cell: ({ game }: Bet) => <TextLink to="/games">{game}</TextLink> }
    : column,
);

/** A linked title has a target of 44 px on the line of a plain one: the card has no gap above it. */
export const LinkedTitle: Story = {
  args: { columns: LINKED },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    const boxOf = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const [target, line] = [boxOf(link), boxOf(link?.parentElement)];
    await expect(target.height).toBeGreaterThanOrEqual(44);
    await expect(target.top).toBeLessThan(line.top);
  },
};

function Widened(props: BetTableProps) {
  const [wide, setWide] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setWide(!wide)}>{wide ? 'Narrower' : 'Wider'}</Button>
      <div className={wide ? page : panel}>
        <StatefulTable {...props} />
      </div>
    </Stack>
  );
}

/** In a narrow part of a wide page. It adapts when that grows or shrinks. */
export const InAPanel: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <Widened {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Monsoon Drums');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Wider' }));
    await expect(await canvas.findByRole('table')).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: 'Narrower' }));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};

/** The chevron of the details is as high as it is wide: two strokes, in both directions. */
export const Chevron: Story = {
  play: async ({ canvas }) => {
    const [details] = canvas.getAllByRole('button', { name: LABELS.details });
    const chevron = details?.lastElementChild;
    if (!(chevron instanceof HTMLElement)) throw new Error('The details have no chevron.');
    await expect(chevron.offsetHeight).toBe(chevron.offsetWidth);
    const { borderRightWidth, borderBottomWidth } = getComputedStyle(chevron);
    await expect(borderRightWidth).toBe(borderBottomWidth);
  },
};

export const Loading: Story = { args: { content: { state: 'loading' } } };

const BENGALI_COLUMNS: typeof COLUMNS = COLUMNS.map((column) => ({
  ...column,
  label: { game: 'খেলা', vendor: 'প্রতিষ্ঠান', time: 'সময়', stake: 'বাজি', net: 'নিট ফলাফল' }[column.id],
}));

export const Bengali: Story = {
  args: {
    label: 'বাজির রেকর্ড',
    columns: BENGALI_COLUMNS,
    content: {
      state: 'ready',
      rows: bets(2).map((bet) => ({ ...bet, game: 'বর্ষার ঢাক: পদ্মাপাড়ের উৎসব' })),
    },
    labels: {
      ...LABELS,
      total: 'মোট',
      details: 'বিস্তারিত',
      lessDetails: 'কম দেখান',
      sortBy: 'সাজান',
      asListed: 'স্বাভাবিক ক্রম',
      ascending: 'কম থেকে বেশি; উল্টে দিন',
      descending: 'বেশি থেকে কম; উল্টে দিন',
      oldest: 'পুরোনো আগে; উল্টে দিন',
      newest: 'নতুন আগে; উল্টে দিন',
    },
  },
  render: (args) => (
    <div lang="bn">
      <StatefulTable {...args} />
    </div>
  ),
};
